/** Tokens as the inside of an svg with the box 0 0 100 100. */
import { type Hex, mix, NIGHT, tone } from "../color";
import { dot } from "../dot";
import { INK, PAPER } from "../palette";
import { type Pen, pen } from "../paper";
import { figureText } from "../shapes";
import { enemyOf, portrait } from "./looks";
import type { Slot } from "./mapping";
import { CLASSES, EFFECTS, type EnemyClass, OUTLINES, sign } from "./signs";
import { medal } from "./medal";
import { thing } from "./things";

export interface TokenData {
  /** its name in the content, which says what is drawn; none for one that lies face down, unseen */
  name: string | null;
  /** no shape: a reinforcement, whose rim is orange */
  shape: Slot | null;
  kind: "enemy" | "bonus";
  faceDown?: boolean;
  of?: EnemyClass;
  hp?: number;
  damage?: number;
  effects?: readonly string[];
  captured?: boolean;
  /** it will not attack this turn */
  disabled?: boolean;
  /** the name of a bonus, or "child" */
  carries?: string;
}

const BACKS: Readonly<Record<Slot | "none", Hex>> = {
  round: "3f7a8a",
  square: "6d5796",
  shield: "5f7a3f",
  crest: "a34f4a",
  none: "5d5470",
};
const GOOD: Hex = "5fae84";
const REINFORCEMENT: Hex = "ff9a3c";

const flat = (d: string, fill: Hex, more = ""): string => `<path d="${d}" fill="#${fill}"${more}/>`;
const scaled = (k: number): string => ` transform="translate(${50 - 50 * k} ${50 - 50 * k}) scale(${k})"`;

/** A plate of card: its shadow, its side, its face with a rim. */
function plate(d: string, rim: Hex, inside: Hex): string {
  return (
    flat(d, NIGHT, ' opacity=".45" transform="translate(3 6)"') +
    flat(d, tone(rim, -0.45), ' transform="translate(0 3)"') +
    flat(d, rim) +
    flat(d, INK, scaled(0.9)) +
    flat(d, inside, scaled(0.86))
  );
}

/** Face down: rings, and eyes in the dark. */
function hidden(d: string, c: Hex): string {
  const rings = [0.86, 0.7, 0.54].map((k, i) => flat(d, tone(c, i % 2 ? 0.22 : -0.12), scaled(k))).join("");
  const eye = "M30 50Q38 43 46 52Q38 55 30 50Z";
  return `${plate(d, PAPER, c)}${rings}${flat(d, tone(c, -0.62), scaled(0.46))}<g transform="translate(11 10) scale(.78)">${flat(eye, "ffe6b0")}${flat(eye, "ffe6b0", ' transform="matrix(-1 0 0 1 100 0)"')}</g>`;
}

/** How much an enemy can still take: a pip each, and a number for those who can take much. */
function health(hp: number, damage: number): string {
  const left = Math.max(0, hp - damage);
  const w = hp > 4 ? 40 : 12 + hp * 13;
  const strip = `<rect x="${50 - w / 2 + 4}" y="77" width="${w}" height="19" rx="9.5" fill="#${INK}" stroke="#${PAPER}" stroke-width="2"/>`;
  if (hp > 4) return strip + figureText(`${left}/${hp}`, 54, 86.5, 15, "#ffb8a8");
  const x = (i: number): number => 54 + (i - (hp - 1) / 2) * 13;
  const full = Array.from({ length: left }, (_, i) => dot(x(i), 86.5, 4.9)).join("");
  const lost = Array.from(
    { length: hp - left },
    (_, i) => `M${x(left + i) - 3.4} 83l6.8 7M${x(left + i) + 3.4} 83l-6.8 7`,
  ).join("");
  return (
    strip +
    flat(full, "ff7a66") +
    (lost && `<path d="${lost}" stroke="#8f8698" stroke-width="2.6" stroke-linecap="round"/>`)
  );
}

const BARS = `<path d="M26 8V92M50 4V96M74 8V92" stroke="#${INK}" stroke-width="9"/><path d="M26 8V92M50 4V96M74 8V92" stroke="#9a98ac" stroke-width="4.4"/>`;

/** Sleep over the face. */
const STUNNED = `<path d="M34 34H52L34 54H52M58 18H72L58 34H72" fill="none" stroke="#${INK}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 34H52L34 54H52M58 18H72L58 34H72" fill="none" stroke="#8fe0ff" stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round"/>`;

/** What fills the face of a token, cut to its outline. */
function window(d: string, inner: string, p: Pen): string {
  const id = `${p.id}-w${p.used++}`;
  return `<clipPath id="${id}"><path d="${d}"${scaled(0.86)}/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

function enemy(token: TokenData, d: string, p: Pen): string {
  const of = token.of ?? "melee";
  const c = CLASSES[of].colour;
  const light = mix(c, "fff0d0", 0.55);
  const halo = flat(dot(50, 46, 34), tone(light, 0.35), ' opacity=".75"');
  const figure = `<g transform="translate(15 11) scale(.7)">${portrait(enemyOf(token.name ?? ""), Object.assign(p, { rim: light }))}</g>`;
  const rim = token.shape ? PAPER : REINFORCEMENT;
  const effects = (token.effects ?? []).map((name, i) =>
    sign(EFFECTS[name] ?? (EFFECTS["mission"] as (typeof EFFECTS)[string]), 86, 26 + i * 25, 11),
  );
  return (
    plate(d, rim, mix(c, "3a2a3a", 0.25)) +
    window(d, halo + figure + (token.captured ? BARS : ""), p) +
    (token.hp && !token.captured ? health(token.hp, token.damage ?? 0) : "") +
    (token.captured ? "" : sign(CLASSES[of], 17, 82, 13.5)) +
    effects.join("") +
    (token.carries ? medal(token.carries, 17, 22, 15, p) : "") +
    (token.disabled ? STUNNED : "")
  );
}

/** A token; `id` keeps its references apart from those of other pictures on the page. */
export function tokenArt(token: TokenData, id: string, fine = true): string {
  const p = pen(id, "ffe6b0", fine);
  const shape = token.shape ?? "none";
  const d = OUTLINES[shape];
  if (token.faceDown && !token.name) return hidden(d, BACKS[shape]);
  if (token.kind === "enemy") return seen(token, enemy(token, d, p));
  const inner =
    flat(dot(50, 50, 38), "fff3d4", ' opacity=".8"') +
    `<g transform="translate(19 19) scale(.62)">${thing(token.name ?? "", p)}</g>`;
  return seen(token, plate(d, PAPER, GOOD) + window(d, inner, p));
}

/** Looked at, but still face down: only who looked knows it. */
const seen = (token: TokenData, inner: string): string =>
  token.faceDown
    ? `<g opacity=".72">${inner}</g><path d="${dot(84, 16, 13)}" fill="#${INK}" stroke="#${PAPER}" stroke-width="2"/><path d="M75 16Q84 6 93 16Q84 26 75 16Z" fill="none" stroke="#${PAPER}" stroke-width="2.2"/><path d="${dot(84, 16, 2.6)}" fill="#${PAPER}"/>`
    : inner;
