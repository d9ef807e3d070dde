/** The signs of the third game: stars, slots, starts and exits, classes, actions; each has a shape and a colour. */
import { type Hex, NIGHT, tone } from "../color";
import { dot } from "../dot";
import { INK, PAPER } from "../palette";
import type { Slot, Star } from "./mapping";

/** A star with that many points, in the box -24 to 24. */
export function star(points: number, inner: number): string {
  const at = (i: number): string => {
    const [a, r] = [(i * Math.PI) / points - Math.PI / 2, i % 2 ? 24 * inner : 24];
    return `${Math.round(Math.cos(a) * r * 10) / 10} ${Math.round(Math.sin(a) * r * 10) / 10}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i)).join("L")}Z`;
}

export const STARS: Readonly<Record<Star, readonly [points: number, inner: number, colour: Hex]>> = {
  standard: [5, 0.46, "f7d774"],
  red: [8, 0.6, "e8524a"],
  blue: [4, 0.36, "5fb0f0"],
  green: [6, 0.56, "6bcb84"],
  violet: [3, 0.5, "b78af0"],
};

export function starSign(of: Star): string {
  const [points, inner, c] = STARS[of];
  const d = star(points, inner);
  return (
    `<path d="${dot(0, 0, 26)}" fill="#${INK}" opacity=".8"/><path d="${d}" fill="#${NIGHT}" opacity=".5" transform="translate(1 2)"/>` +
    `<path d="${d}" fill="#${c}" stroke="#${tone(c, 0.6)}" stroke-width="1.6" stroke-linejoin="round" transform="scale(.86)"/>`
  );
}

/** Outlines of tokens in the box 0 0 100 100; what has no slot, a reinforcement, is a hexagon. */
export const OUTLINES: Readonly<Record<Slot | "none", string>> = {
  round: dot(50, 50, 44),
  square: "M16 8H84Q92 8 92 16V84Q92 92 84 92H16Q8 92 8 84V16Q8 8 16 8Z",
  shield: "M14 8H86Q90 8 90 12V50C90 74 74 86 50 96C26 86 10 74 10 50V12Q10 8 14 8Z",
  crest: "M50 4L66 14L90 14L88 38L96 56L80 76L68 94L50 90L32 94L20 76L4 56L12 38L10 14L34 14Z",
  none: "M28 8H72Q76 8 78 11L96 46Q98 50 96 54L78 89Q76 92 72 92H28Q24 92 22 89L4 54Q2 50 4 46L22 11Q24 8 28 8Z",
};

/** Where a token of a shape lay at the beginning: a print of its outline. */
export const slotMark = (slot: Slot, c: Hex): string =>
  `<g transform="translate(24 26) scale(.52)"><path d="${OUTLINES[slot]}" fill="#${c}" opacity=".12"/><path d="${OUTLINES[slot]}" fill="none" stroke="#${c}" stroke-width="5" stroke-dasharray="9 8" opacity=".5"/></g>`;

export const startSign = (c: Hex): string =>
  `<path d="M16 62V84H84V62" fill="none" stroke="#${PAPER}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="M34 52L50 66L66 52M34 36L50 50L66 36" fill="none" stroke="#${c}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>`;

/** Hazard stripes round a lit doorway, and an arrow out. */
export const exitSign = (): string =>
  `<path d="M5 5H95V95H5Z" fill="none" stroke="#2b7550" stroke-width="7"/><path d="M5 5H95V95H5Z" fill="none" stroke="#b9f0c8" stroke-width="7" stroke-dasharray="11 11"/>` +
  `<path d="M22 74H52M40 58L58 74L40 90" fill="none" stroke="#174d33" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="M22 74H52M40 58L58 74L40 90" fill="none" stroke="#b9f0c8" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`;

export type EnemyClass = "melee" | "shooter" | "sharpshooter";

interface Sign {
  colour: Hex;
  /** the plate behind, in the box -12 to 12 */
  plate: string;
  /** drawn on it as a line, on the grid of 24 round its middle */
  line: string;
}

/** Classes of enemies, and what else the back of an event card may say. */
export const CLASSES: Readonly<Record<EnemyClass | "special", Sign>> = {
  melee: {
    colour: "d9584a",
    plate: "M0-12L12 0L0 12L-12 0Z",
    line: "M-5 5L5-5M-5-5L5 5M-6.4 2.4L-2.4 6.4M6.4 2.4L2.4 6.4",
  },
  shooter: { colour: "4f9bdc", plate: "M-11-9H11V9H-11Z", line: "M-7-3H7V0H-1L-3 5H-6L-4.6 0H-7Z" },
  sharpshooter: {
    colour: "a07be0",
    plate: dot(0, 0, 12),
    line: `${dot(0, 0, 5)}M0-9V-4M0 9V4M-9 0H-4M9 0H4`,
  },
  special: { colour: "d9a53a", plate: "M-10-10H10V4L0 12L-10 4Z", line: "M1-7L-5 1H0L-1 7L5-1.4H0Z" },
};

export type Action = "move" | "attack" | "intel" | "plan" | "green";
export const ACTIONS: Readonly<Record<Action, Sign>> = {
  move: { colour: "4fc7b4", plate: "M-12-9H3L12 0L3 9H-12L-5 0Z", line: "M-3-4L1 0L-3 4M3-4L7 0L3 4" },
  attack: {
    colour: "f0806a",
    plate:
      "M0-12.6L3.4-8.4L8.6-9.2L8.2-3.8L12.6 0L8.2 3.8L8.6 9.2L3.4 8.4L0 12.6L-3.4 8.4L-8.6 9.2L-8.2 3.8L-12.6 0L-8.2-3.8L-8.6-9.2L-3.4-8.4Z",
    line: `${dot(0, 0, 4)}M0-7V-2M0 7V2M-7 0H-2M7 0H2`,
  },
  intel: { colour: "66b4f5", plate: dot(0, 0, 11.4), line: `M-7.4 0Q0-8 7.4 0Q0 8-7.4 0Z${dot(0, 0, 1.8)}` },
  plan: { colour: "f0c45a", plate: "M-9.6-11.6H5L9.6-7V11.6H-9.6Z", line: "M-5-4H3M-5 .6H5M-5 5.2H1" },
  green: {
    colour: "6bcb84",
    plate: "M-6-10.6H6L12 0L6 10.6H-6L-12 0Z",
    line: "M-3.6 7V-6.6M-3.6-6.6C1-8.6 2-4.4 6-6V.6C2 2-.6-1.6-3.6.6",
  },
};

/** What an enemy can do to those near it. */
export const EFFECTS: Readonly<Record<string, Sign>> = {
  guard: { colour: "e8eef5", plate: "M-10-11H10V1C10 7 6 10 0 12C-6 10-10 7-10 1Z", line: "M0-6V2M0 6V6.2" },
  grapple: {
    colour: "f0a35a",
    plate: dot(0, 0, 11.4),
    line: "M0-7V2.4C0 7 6.4 6.4 6 1.4M6 1.4L3 3.4M6 1.4L8 4M-3.4-4L0-7L3.4-4",
  },
  diversion: { colour: "f7e07a", plate: "M0-12L12 9H-12Z", line: "M1.4-5L-3 2.4H2.6L-1 7.4" },
  mission: {
    colour: "8fe0a4",
    plate: "M-6-10.6H6L12 0L6 10.6H-6L-12 0Z",
    line: "M-3.4 6.6V-6.4M-3.4-6.4C1-8.4 2-4.2 6-5.8V.6C2 2-.6-1.6-3.4.6",
  },
};

/** A sign on its plate: its middle, and half its width. */
export function sign(of: Sign, x: number, y: number, r: number): string {
  const plate = `<path d="${of.plate}" fill="#${of.colour}"/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${Math.round((r / 12) * 1000) / 1000})"><path d="${of.plate}" fill="#${INK}" stroke="#${INK}" stroke-width="4" stroke-linejoin="round"/>` +
    `${plate}<path d="${of.line}" fill="none" stroke="#${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></g>`
  );
}
