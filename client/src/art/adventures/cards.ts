/** The cards of the third game, in the box 0 0 100 140; words lie over them. */
import { printed } from "../back";
import { type Hex, NIGHT, tone } from "../color";
import { dot } from "../dot";
import { frame, puck, tab } from "../frame";
import { iconAt } from "../icons";
import { INK, PAPER } from "../palette";
import { type Pen, pen } from "../paper";
import { scene } from "../scene";
import { figureText } from "../shapes";
import { castOf, portrait } from "./looks";
import { motif } from "./motifs";
import { type Action, ACTIONS, CLASSES, type EnemyClass, sign } from "./signs";

/** A skill card; `name` is that of the content and says what is drawn. */
export interface SkillData {
  name: string;
  character: string;
  /** none: a tactical card */
  strength: number | null;
  /** for these actions it is stronger by 1 */
  symbols: readonly Action[];
  /** in these spaces its effect works */
  actions: readonly Action[];
}

export const PLAN: Hex = "a5792c";
export type EventBack = EnemyClass | "special";

/** What comes forward when a card is pointed at (Card.svelte). */
const front = (inner: string): string => `<g class="front"><g transform="translate(9 12) scale(.84)">${inner}</g></g>`;

/** Whose card it is: a face in the upper corner. */
function owner(character: string, p: Pen): string {
  const who = castOf(character);
  const id = `${p.id}-o`;
  const face = portrait(who.parts, { ...p, id: `${p.id}o`, fine: false });
  return (
    `<path d="${dot(84.5, 17, 14.5)}" fill="#${NIGHT}" opacity=".4"/><clipPath id="${id}"><path d="${dot(83.5, 15.5, 13)}"/></clipPath>` +
    `<path d="${dot(83.5, 15.5, 13)}" fill="#${tone(who.colour, 0.4)}"/><g clip-path="url(#${id})"><g transform="translate(67.5 1) scale(.32)">${face}</g></g>` +
    `<path d="${dot(83.5, 15.5, 13)}" fill="none" stroke="#${PAPER}" stroke-width="2.2"/>`
  );
}

/** One stronger there: a slip with the sign of the action. */
const bonus = (of: Action, i: number): string => {
  const y = 47 + i * 25;
  return (
    `<rect x="-4" y="${y - 11.5}" width="52" height="23" rx="11.5" fill="#${INK}" opacity=".9"/><rect x="-4" y="${y - 11.5}" width="52" height="23" rx="11.5" fill="none" stroke="#${ACTIONS[of].colour}" stroke-width="1.6"/>` +
    figureText("+1", 15, y, 15, "#fffaf0") +
    sign(ACTIONS[of], 35, y, 9)
  );
};

const TACTICAL =
  `<circle cx="18" cy="19.5" r="16" fill="#${NIGHT}" opacity=".35"/><circle cx="17" cy="17.5" r="16" fill="#${INK}"/>` +
  `<circle cx="17" cy="17.5" r="14" fill="none" stroke="#f0bf4c" stroke-width="2.2"/>${iconAt("spark", 17, 17.5, 21, "#f0bf4c")}`;

/** The signs of the spaces in which the effect works: small beside its words, or, without words, large. */
function places(actions: readonly Action[], words: boolean): string {
  const all = actions.map((of) => ACTIONS[of]);
  const middle = (i: number, gap: number): number => (i - (all.length - 1) / 2) * gap;
  const large = all.map((of, i) => sign(of, 50 + middle(i, 27), 120.5, 12)).join("");
  if (!words) return large;
  const small = all.map((of, i) => sign(of, 11, 120.5 + middle(i, 12.6), all.length > 2 ? 5 : 6.6)).join("");
  return `<g class="wordless">${large}</g><g class="worded">${small}</g>`;
}

export function skillArt(card: SkillData, words: boolean, id: string, fine = true): string {
  const who = castOf(card.character);
  const light = tone(who.colour, 0.72);
  const p = pen(id, light, fine);
  const action = card.actions[0] ?? card.symbols[0] ?? "move";
  return (
    scene("none", tone(who.colour, -0.12), light, card.name, fine) +
    front(motif(card.name, action, p)) +
    frame(who.colour) +
    (card.strength === null ? TACTICAL : puck(card.strength, light)) +
    owner(card.character, p) +
    card.symbols.map(bonus).join("") +
    places(card.actions, words)
  );
}

export function planArt(name: string, id: string, fine = true): string {
  const p = pen(id, "fff0c8", fine);
  return (
    scene("none", PLAN, "fff2cc", name, fine) +
    front(motif(name, "plan", p)) +
    frame(PLAN) +
    tab(tone(PLAN, -0.3)) +
    `<g transform="translate(85 15.5)"><path d="${ACTIONS.plan.line}" fill="none" stroke="#${PAPER}" stroke-width="2" stroke-linecap="round"/></g>`
  );
}

/** A band over the words of an event, in the box 0 0 100 44: what comes, in the colour of who does it. */
export function eventBand(name: string, of: EventBack, id: string, fine = true): string {
  const c = CLASSES[of].colour;
  const p = pen(id, tone(c, 0.7), fine);
  const behind = scene("none", tone(c, -0.34), tone(c, 0.62), name, fine);
  return `<g transform="translate(0 -24)">${behind}</g><g class="front" transform="translate(29 1) scale(.42)">${motif(name, "attack", p)}</g>`;
}

/** The sign of a class, large, as it is cut out of a back. */
const cut = (line: string, plate: string): string =>
  `<g transform="translate(50 70) scale(2.5)"><path d="${plate}" fill="none" stroke="#${PAPER}" stroke-width="1.5" stroke-linejoin="round"/><path d="${line}" fill="none" stroke="#${PAPER}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></g>`;

export const eventBack = (of: EventBack, id: string): string =>
  printed(tone(CLASSES[of].colour, -0.34), cut(CLASSES[of].line, CLASSES[of].plate), `event ${of}`, id);
export const planBack = (id: string): string => printed(PLAN, cut(ACTIONS.plan.line, ACTIONS.plan.plate), "plan", id);
export const skillBack = (character: string, id: string): string => {
  const who = castOf(character);
  const inner = portrait(who.parts, pen(`${id}k`, "ffe6b0", false));
  return `${printed(tone(who.colour, -0.2), "", character, id)}<clipPath id="${id}-k"><path d="${dot(50, 70, 30)}"/></clipPath><path d="${dot(50, 70, 30)}" fill="#${tone(who.colour, 0.35)}"/><g clip-path="url(#${id}-k)"><g transform="translate(12 34) scale(.76)">${inner}</g></g><path d="${dot(50, 70, 30)}" fill="none" stroke="#${PAPER}" stroke-width="2.4"/>`;
};
