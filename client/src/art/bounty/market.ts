/** The Jawa Market: droids, whose colours tell what they are good at, and crates. */
import type { Triple } from "../cards";
import { type Hex, tone } from "../color";
import { CRATE, VALUE, VALUES } from "../palette";
import { draw, type Drawing, type Pen } from "../paper";
import type { Part } from "../people/portrait";

const METAL: readonly Hex[] = ["d9dde3", "c7ccd6", "e6e0d2"];
const LENS: Hex = "ff6a4a";

/** The colour in which a droid is strongest; none, if it is even. */
export function strongest(attack: Triple): number {
  const most = Math.max(...attack);
  return attack.filter((v) => v === most).length === 1 ? attack.indexOf(most) : -1;
}

/** The one in which it is weakest, if there is one. */
function weakest(attack: Triple): number {
  const least = Math.min(...attack);
  return attack.filter((v) => v === least).length === 1 ? attack.indexOf(least) : -1;
}

const DOMES = ["dome-round", "dome-bell", "dome-flat"] as const;

/** A dome on a barrel; shape and panels after its colour. */
function astromech(attack: Triple): Part[] {
  const best = Math.max(0, strongest(attack));
  const panel = tone(VALUE[VALUES[best] ?? "blue"], -0.22);
  const metal = METAL[best] ?? "d9dde3";
  return [
    ["barrel", metal, panel],
    [DOMES[best] ?? "dome-round", metal, panel],
    ["lens", LENS],
  ];
}

const SERVANTS: readonly [plate: Hex, chest: Hex, mouth: string, eye: Hex][] = [
  ["7f9fb8", "5f7f98", "grille", "ffe08a"], // weak in green
  ["b98a5a", "93683f", "jowl", "ffd0a0"], // weak in blue
  ["7fae8c", "5d8a6c", "slot", "fff0b0"], // weak in orange
];

/** A servant's plated head; gold for the dearest. */
function protocol(attack: Triple, cost: number): Part[] {
  const even: [Hex, Hex, string, Hex] =
    cost > 2 ? ["e8b84a", "b98a2e", "slot", "fff6c8"] : ["c2c8d2", "8f98a8", "grille", "bfe6ff"];
  const [plate, chest, mouth, eye] = SERVANTS[weakest(attack)] ?? even;
  const parts: Part[] = [
    ["chest", plate, chest],
    ["plate-head", plate],
    ["lamp-eyes", chest, eye],
    [mouth, plate],
  ];
  return cost > 2 ? [...parts, ["crest", chest]] : parts;
}

export const droid = (family: string, attack: Triple, cost: number): Part[] =>
  family === "astromech" ? astromech(attack) : protocol(attack, cost);

/** A crate in the box 0 0 40 40, seen from the front. */
const BOX: Drawing = [
  ["0", "M2 8H38V38H2Z", 5],
  ["0--", "M7 14H33V33H7Z"],
  ["0-", "M7 29L24 14H33L12 33H7Z", 1],
  ["0+", "M0 4H40V12H0Z", 2],
  ["0", "M0 33H40V39H0Z", 2],
  ["1", "M15 4H25V16H15Z", 1.4],
  ["1--", "M20 8.5a2.4 2.4 0 1 0 .1 0Z"],
];

const PLACES: Readonly<Record<number, readonly [x: number, y: number, k: number][]>> = {
  1: [[24, 34, 1.35]],
  2: [
    [8, 56, 1.06],
    [51, 56, 1.06],
  ],
  3: [
    [6, 58, 1.06],
    [52, 58, 1.06],
    [29, 16, 1.06],
  ],
};

const TINTS: readonly Hex[] = ["d1924c", "5f8a8a", "b5533c"];

/** A number of crates, stacked. */
export function crates(count: number, p: Pen): string {
  const at = PLACES[count] ?? PLACES[3] ?? [];
  return at
    .map(
      ([x, y, k], i) =>
        `<g transform="translate(${x} ${y}) scale(${k})">${draw(BOX, [TINTS[i % 3] ?? CRATE, "f0cf7a"], p)}</g>`,
    )
    .join("");
}
