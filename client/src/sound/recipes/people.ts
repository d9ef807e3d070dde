/** Whose turn it is, who comes, what they say, and how it ends. */
import { BELL, COIN, type Layer, type Recipe, WOOD } from "../layer";
import { D2, D3, D4, D5, hertzOf } from "../pitch";
import { glow, marimba, plucked, swish, tap, thump } from "./parts";

const knock = (loud: number, hertz: number, at = 0): Layer[] => [
  { wave: "sine", at, long: 0.11, loud, hertz, partials: WOOD, room: 0.3 },
  tap(loud * 0.6, hertz * 5, 0.02, at),
];

/** A word in the language of droids. */
const word = (hertz: Layer["hertz"] & object, long: number, at = 0): Layer => ({
  wave: "triangle",
  at,
  long,
  loud: 0.17,
  attack: 0.015,
  hold: long * 0.5,
  hertz,
  wobble: { hertz: 26, cents: 35 },
  filters: [{ kind: "bandpass", hertz: 900, q: 0.7 }],
  room: 0.3,
});

const glasses: Layer = {
  wave: "sine",
  long: 0.7,
  loud: 0.075,
  attack: 0.001,
  hertz: 1730,
  partials: COIN,
  pan: 0.2,
  room: 0.45,
};

const tolls = (at: number, loud = 0.15): Layer => ({
  wave: "sine",
  at,
  long: 1.8,
  loud,
  attack: 0.003,
  hertz: hertzOf(D4),
  partials: BELL,
  room: 0.5,
});

export const PEOPLE = {
  turn: {
    layers: [[...knock(0.3, 300), ...knock(0.22, 262, 0.12), ...plucked(0.2, [[0.12, D3]], 0.7)]],
    lasts: [0.31, 0.6],
    weight: 2,
    strays: 30,
  },
  yours: {
    layers: [
      [
        ...marimba(
          0.26,
          [
            [0, D4 + 7],
            [0.13, D5],
          ],
          0.6,
        ),
        ...marimba(0.13, [[0.13, D4]], 0.7),
      ],
    ],
    lasts: [0.45, 0.8],
    weight: 3,
    gap: 0.6,
    ducks: 0.65,
  },
  /** the seconds that are left */
  clock: {
    layers: [knock(0.34, 1050), knock(0.34, 880)],
    lasts: [0.2, 0.45],
    weight: 3,
    gap: 0.4,
    ducks: 0.8,
  },
  friend: {
    layers: [
      [
        glasses,
        { ...glasses, at: 0.012, hertz: 2190, pan: -0.2, loud: 0.06 },
        ...plucked(
          0.3,
          [
            [0.16, D3 + 7],
            [0.22, D4],
            [0.28, D4 + 4],
          ],
          0.9,
        ),
      ],
    ],
    lasts: [0.48, 0.85],
    weight: 2,
    gap: 0.6,
    ducks: 0.7,
  },
  phrase: {
    layers: [
      [word([520, 760, 690], 0.12), word([880, 610], 0.14, 0.13)],
      [word([700, 560], 0.1), word([590, 960, 880], 0.17, 0.11)],
      [word([640, 640, 850], 0.11), word([720, 540], 0.09, 0.12), word([600, 790], 0.1, 0.22)],
    ],
    lasts: [0.37, 0.7],
    weight: 2,
    strays: 200,
  },
  button: {
    layers: [
      [{ wave: "sine", long: 0.045, loud: 0.22, hertz: 520, partials: WOOD, room: 0.08 }, tap(0.1, 2400, 0.014)],
    ],
    lasts: [0.03, 0.15],
    weight: 1,
    gap: 0.06,
    strays: 120,
  },
  /** the end is near */
  toll: {
    layers: [[tolls(0), tolls(0.62, 0.12), thump(0.3, [90, 55], 0.4)]],
    lasts: [1.24, 2.1],
    weight: 4,
    gap: 1,
    ducks: 0.4,
  },
  win: {
    layers: [
      [
        ...plucked(
          0.4,
          [
            [0, D3],
            [0.13, D3 + 7],
            [0.26, D4],
            [0.39, D4 + 4],
            [0.52, D4 + 7],
            [0.78, D5],
            [0.8, D4 + 4],
            [0.82, D3 + 7],
            [0.84, D2],
          ],
          1.9,
        ),
        thump(0.55, [120, 55], 0.4),
        thump(0.65, [120, 50], 0.5, 0.8),
        ...glow(0.05, [D3, D3 + 7, D4 + 4, D4 + 9], 2.6, 0.6, 0.5),
        { ...tolls(0.8, 0.07), hertz: hertzOf(D5) },
        { ...swish(0.25, [1600, 6000], 0.8, 0.2), room: 0.6 },
      ],
    ],
    lasts: [2.03, 3.4],
    weight: 4,
    gap: 3,
    ducks: 0.25,
  },
  lose: {
    layers: [
      [
        ...plucked(
          0.34,
          [
            [0, D4 + 7],
            [0.3, D4 + 3],
            [0.6, D4 + 2],
            [0.95, D4],
            [0.97, D3 + 7],
            [0.99, D3],
          ],
          1.9,
        ),
        ...glow(0.045, [D2, D3, D3 + 7, D4 + 3], 2.8, 0.3, 0.9),
        thump(0.35, [80, 48], 0.5, 0.95),
      ],
    ],
    lasts: [2.03, 3.4],
    weight: 4,
    gap: 3,
    ducks: 0.25,
  },
  end: {
    layers: [
      [
        tolls(0, 0.16),
        thump(0.5, [85, 46], 0.6),
        ...plucked(
          0.3,
          [
            [0.25, D3],
            [0.32, D3 + 7],
            [0.39, D4],
          ],
          1.7,
        ),
        ...glow(0.04, [D3, D3 + 7, D4 + 2], 2.2, 0.2, 0.6),
      ],
    ],
    lasts: [1.48, 2.5],
    weight: 4,
    gap: 3,
    ducks: 0.25,
  },
} satisfies Record<string, Recipe>;
