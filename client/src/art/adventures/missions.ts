/** A picture for each mission: a place in layers of paper, and who is met there. Box 0 0 320 200. */
import { type Hex, mix, NIGHT, tone } from "../color";
import { dot } from "../dot";
import { PAPER } from "../palette";
import { draw, type Pen, pen } from "../paper";
import { hole, horizon, type Place } from "../scene";
import { between, type Chance, chance, pick } from "../seed";
import { emblem, isThing } from "../way/emblems";
import { cradled } from "./cradled";
import { FOES } from "./foes";
import { CAST, ENEMIES, enemyOf, portrait } from "./looks";

/** Who or what, its middle, its size; below zero: mirrored. Who stands in front is drawn after the last ridge. */
export type Actor = readonly [who: string, x: number, y: number, size: number];
export interface Picture {
  place: Exclude<Place, "none">;
  base: Hex;
  light: Hex;
  sun: readonly [x: number, y: number, r: number];
  behind: readonly Actor[];
  before: readonly Actor[];
}

export const PICTURES: Readonly<Record<string, Picture>> = {
  "the-asset": {
    place: "dunes",
    base: "8a4526",
    light: "ffcf7a",
    sun: [160, 74, 40],
    behind: [
      ["tower", 236, 84, 0.5],
      ["tent", 272, 104, 0.46],
      ["tent", 52, 108, 0.34],
      ["dome", 92, 104, 0.3],
    ],
    before: [
      ["pram", 160, 116, 0.56],
      ["mandalorian", 66, 134, 1.24],
      ["ig-11", 256, 136, -1.2],
    ],
  },
  "flight-from-nevarro": {
    place: "city",
    base: "4a2a3a",
    light: "ff9a5a",
    sun: [218, 64, 30],
    behind: [
      ["gate", 246, 104, 0.7],
      ["gunship", 84, 40, 0.4],
    ],
    before: [
      ["roof-hunter", 276, 150, 0.74],
      ["brawler", 222, 156, 0.62],
      ["hunter", 40, 154, 0.64],
      ["mandalorian", 134, 126, 1.2],
      ["pram", 186, 148, 0.5],
    ],
  },
  "the-prison-ship": {
    place: "space",
    base: "1f2a4a",
    light: "a9d4ff",
    sun: [256, 48, 18],
    behind: [["freighter", 164, 66, 1.05]],
    before: [
      ["security-droid", 54, 140, 0.92],
      ["guard-droid", 262, 142, 0.9],
      ["prisoner", 160, 132, 1.06],
      ["bars", 160, 132, 1.02],
      ["mouse-droid", 222, 176, 0.34],
    ],
  },
  redemption: {
    place: "temple",
    base: "5a2a2e",
    light: "ffb088",
    sun: [160, 62, 46],
    behind: [
      ["shuttle", 252, 40, 0.5],
      ["banner", 64, 60, 0.46],
    ],
    before: [
      ["trooper", 40, 150, 0.78],
      ["trooper", 282, 150, 0.78],
      ["flame-trooper", 96, 150, 0.84],
      ["elite", 226, 150, 0.84],
      ["moff-gideon", 160, 124, 1.22],
      ["walking", 130, 176, 0.36],
    ],
  },
  "the-egg": {
    place: "cave",
    base: "5a4632",
    light: "ffe0a0",
    sun: [88, 60, 34],
    behind: [
      ["rock", 138, 128, 0.62],
      ["rock", 104, 136, 0.36],
    ],
    before: [
      ["mudhorn", 206, 112, 1.5],
      ["egg", 96, 166, 0.42],
      ["mandalorian", 44, 156, 0.72],
    ],
  },
  alive: {
    place: "city",
    base: "2a3a5a",
    light: "ffd69a",
    sun: [232, 52, 34],
    behind: [["tower", 60, 84, 0.5]],
    before: [
      ["hunter", 40, 156, 0.6],
      ["veteran", 284, 156, 0.64],
      ["mark", 162, 122, 1.24],
      ["sight", 162, 108, 0.86],
    ],
  },
  "silent-relays": {
    place: "peaks",
    base: "2f4a52",
    light: "c8f4e4",
    sun: [80, 56, 28],
    behind: [
      ["relay", 106, 72, 0.5],
      ["relay", 226, 62, 0.66],
      ["relay", 284, 84, 0.36],
    ],
    before: [
      ["technician", 276, 152, 0.7],
      ["relay", 168, 128, 0.98],
      ["cara-dune", 72, 136, 1.16],
    ],
  },
  "double-cross": {
    place: "works",
    base: "4a3a52",
    light: "ffdc9a",
    sun: [160, 64, 34],
    behind: [["refinery", 250, 78, 0.5]],
    before: [
      ["migs-mayfeld", 74, 130, 1.14],
      ["burg", 246, 130, -1.14],
      ["crate", 130, 168, 0.46],
      ["crate", 186, 170, 0.42],
      ["crate", 158, 136, 0.36],
    ],
  },
};

const PLACES: readonly (readonly [Picture["place"], Hex, Hex])[] = [
  ["dunes", "8a5a2e", "ffdc9a"],
  ["peaks", "3a4a6a", "d4e8ff"],
  ["forest", "2f5a42", "e4f4b8"],
  ["ice", "4a6f8a", "eefaff"],
  ["swamp", "3f5238", "f0e4a0"],
  ["works", "5a3f4a", "ffc89a"],
];

/** The picture of a mission that no table knows, by lot from its name. */
export function pictureOf(mission: string): Picture {
  const known = PICTURES[mission];
  if (known) return known;
  const r = chance(`mission ${mission}`);
  const [place, base, light] = pick(r, PLACES);
  const foes = Object.keys(ENEMIES);
  return {
    place,
    base,
    light,
    sun: [between(r, 70, 250), between(r, 44, 72), between(r, 22, 42)],
    behind: [[pick(r, ["tower", "dome", "gate", "tent", "walker"]), between(r, 60, 260), 110, 0.56]],
    before: [
      [pick(r, foes), between(r, 34, 64), 152, 0.74],
      [pick(r, foes), between(r, 256, 286), 152, 0.76],
      [pick(r, Object.keys(CAST)), between(r, 130, 190), 128, 1.18],
    ],
  };
}

const n = (x: number): number => Math.round(x * 10) / 10;

/** A person or a thing, drawn round its middle. */
function actor([who, x, y, size]: Actor, p: Pen): string {
  const place = (inner: string, half: number): string =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${size} ${Math.abs(size)}) translate(-50 ${-half})">${inner}</g>`;
  if (who in CAST) return place(portrait(CAST[who]?.parts ?? [], p), 58);
  if (who in ENEMIES) return place(portrait(enemyOf(who), p), 58);
  if (who === "pram" || who === "walking") return place(cradled(who, p), 50);
  if (who in FOES) return place(draw(FOES[who as keyof typeof FOES], [], p), 50);
  return place(emblem([[who, 50, 50, 1]], p), 50);
}

export const isActor = (who: string): boolean =>
  who in CAST || who in ENEMIES || who in FOES || who === "pram" || who === "walking" || isThing(who);

/** A ridge across the whole picture, with its shadow on what lies behind. */
function ridge(place: Picture["place"], r: Chance, y: number, c: Hex): string {
  const d = horizon(place, r, y);
  const wide = (x: number, lower: number): string => ` transform="translate(${x} ${lower}) scale(3.3 1.5)"`;
  return `<path d="${d}" fill="#${NIGHT}" opacity=".3"${wide(3, -2)}/><path d="${d}" fill="#${c}"${wide(0, -6)}/>`;
}

/** A sun whose light comes in rings. */
const sun = ([x, y, radius]: Picture["sun"], base: Hex, light: Hex): string =>
  [3.6, 2.6, 1.7]
    .map((k, i) => `<path d="${dot(n(x), n(y), n(radius * k))}" fill="#${mix(base, light, 0.22 + i * 0.2)}"/>`)
    .join("") + `<path d="${dot(n(x), n(y), n(radius))}" fill="#${tone(light, 0.4)}"/>`;

/** The sheet of paper through whose hole all of it is seen. */
function border(r: Chance, base: Hex): string {
  const sheet = (k: number, c: Hex): string => {
    const d = `M-9-9H329V209H-9Z${hole(r, 160, 100, 172 * k, 112 * k, 0.035)}`;
    return `<path d="${d}" fill="#${NIGHT}" fill-rule="evenodd" opacity=".35" transform="translate(2 4)"/><path d="${d}" fill="#${c}" fill-rule="evenodd"/>`;
  };
  return sheet(1.06, tone(base, -0.35)) + sheet(1.13, tone(base, -0.52));
}

/** The picture; `id` keeps its references apart from those of other pictures on the page. */
export function missionArt(mission: string, id: string, fine = true): string {
  const { place, base, light, sun: at, behind, before } = pictureOf(mission);
  const r = chance(`picture ${mission}`);
  const p = pen(id, light, fine);
  const all = (actors: readonly Actor[]): string => actors.map((one) => actor(one, p)).join("");
  const near = (share: number, dark: number): Hex => tone(mix(base, light, share), dark);
  return (
    `<path d="M0 0H320V200H0Z" fill="#${mix(base, light, 0.12)}"/>` +
    sun(at, base, light) +
    ridge(place, r, 60, near(0.3, 0)) +
    ridge(place, r, 74, near(0.16, -0.08)) +
    all(behind) +
    ridge(place, r, 94, near(0.05, -0.2)) +
    `<path d="M0 150Q160 ${n(between(r, 126, 140))} 320 150V200H0Z" fill="#${near(0, -0.4)}"/>` +
    all(before) +
    border(r, base) +
    `<path d="M4 4H316V196H4Z" fill="none" stroke="#${PAPER}" stroke-width="1.4" opacity=".3"/>`
  );
}
