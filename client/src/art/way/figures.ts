/** What is printed over a picture of Way of the Mandalorian. Box 0 0 100 140. */
import type { Quad, WayCardData } from "../cards";
import { type Hex, tone } from "../color";
import { frame, tab } from "../frame";
import { grouped } from "../grouped";
import { iconAt } from "../icons";
import { type Attribute, ATTRIBUTES, BOARD, GOLD, INK, KINDS, LEVELS, PAPER, RED } from "../palette";
import { pen, type Pen } from "../paper";
import { figureText, gem, socket } from "../shapes";

const ROW = 120.5;

/** The colour of a card: that of its kind, or of its level. */
export const tintOf = (card: WayCardData): Hex =>
  card.type === "mission" ? (LEVELS[card.level - 1] ?? BOARD) : card.type === "character" ? BOARD : KINDS[card.type];

/** The centres of n columns. */
export const columns = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => 50 + (i - (count - 1) / 2) * (count > 3 ? 23.6 : 30));

/** Only the attributes that are there. */
function gems(values: Quad, p: Pen): string {
  const shown = ATTRIBUTES.map((of, i) => [of, values[i] ?? 0] as const).filter(([, v]) => v > 0);
  const at = columns(shown.length);
  return shown.map(([of, v], i) => gem(of, v, at[i] ?? 50, ROW, 16, p)).join("");
}

/** On a small card the four stand in two rows, larger, on a higher foot. */
const tight = (inner: string): string => `<g class="tight"><path d="M0 79H100V142H0Z" fill="#${PAPER}"/>${inner}</g>`;
const roomy = (inner: string): string => `<g class="roomy">${inner}</g>`;
/** The middle of the corner of a number. */
const corner = (i: number): [number, number] => [i % 2 ? 73 : 27, i < 2 ? 94 : 124];

const four = (one: (of: Attribute, i: number, x: number, y: number, r: number) => string): string =>
  roomy(ATTRIBUTES.map((of, i) => one(of, i, columns(4)[i] ?? 50, ROW, 11.8)).join("")) +
  tight(ATTRIBUTES.map((of, i) => one(of, i, ...corner(i), 14)).join(""));

const sockets = (values: Quad, met: Quad | undefined, p: Pen): string =>
  four((of, i, x, y, r) => socket(of, values[i] ?? 0, x, y, r, p, met?.[i]));

/** A sum of credits on a slab; `c` says whether it is won, lost or paid. */
function sum(text: string, x: number, y: number, w: number, c: Hex, ink: Hex): string {
  const d = `M${x + 4} ${y}H${x + w - 5}L${x + w} ${y + 5}V${y + 16}Q${x + w} ${y + 20} ${x + w - 4} ${y + 20}H${x + 5}L${x} ${y + 15}V${y + 4}Q${x} ${y} ${x + 4} ${y}Z`;
  return `<path d="${d}" fill="#1d1030" opacity=".35" transform="translate(1.2 1.8)"/><path d="${d}" fill="#${c}"/><path d="${d}" fill="none" stroke="#${tone(c, 0.5)}" stroke-width="1.2"/>${figureText(text, x + w / 2, y + 10, 16.5, `#${ink}`)}`;
}

/** The level: a number of chevrons on a tab. */
function level(n: number): string {
  const c = LEVELS[n - 1] ?? PAPER;
  const marks = Array.from(
    { length: n },
    (_, i) =>
      `M79 ${18.6 + (n - 1) * 2.2 - i * 4.6}L85 ${14.6 + (n - 1) * 2.2 - i * 4.6}L91 ${18.6 + (n - 1) * 2.2 - i * 4.6}`,
  ).join("");
  return `${tab(tone(c, -0.35))}<path d="${marks}" fill="none" stroke="#${n > 3 ? GOLD : "fffaf0"}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Everything that lies over the picture of a card. `met`: how much of a mission's requirements is reached. */
export function wayFigures(card: WayCardData, id: string, small: boolean, met?: Quad): string {
  const p = pen(`${id}n`, "ffffff", !small);
  switch (card.type) {
    case "mission":
      return (
        frame(tintOf(card)) +
        sum(`+${grouped(card.reward)}`, -2, 5, card.reward > 999 ? 64 : 48, GOLD, INK) +
        sum(`−${grouped(card.penalty)}`, -2, 28, 40, RED, "fffaf0") +
        level(card.level) +
        sockets(card.requires, met, p)
      );
    case "character":
      return frame(BOARD) + four((of, i, x, y, r) => gem(of, card.symbols[i] ?? 0, x, y, r, p));
    default: {
      const fuse =
        card.type === "event"
          ? tab(tone(KINDS.event, 0.7)) + iconAt("event", 85, 15.5, 16, `#${INK}`, 2.2)
          : card.temporary
            ? tab("ffd9a0") + iconAt("temporary", 85, 15.5, 17, `#${INK}`, 2.2)
            : "";
      return frame(tintOf(card)) + sum(String(card.cost), -2, 5, 42, GOLD, INK) + fuse + gems(card.symbols, p);
    }
  }
}
