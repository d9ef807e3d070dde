/** Shots, blades and cages. */
import { BEAM, type Layer, type Recipe } from "../layer";
import { D2, D3, D4, D5 } from "../pitch";
import { glow, plucked, swish, tap, thump } from "./parts";

/** A shot: a crack, a bolt that falls in pitch, and a push in the chest. */
const shot = (high: number, low: number, long: number, at = 0, loud = 1): Layer[] => [
  { ...tap(0.6 * loud, 2600, 0.05, at), room: 0.35 },
  {
    wave: "sawtooth",
    at,
    long,
    loud: 0.3 * loud,
    attack: 0.002,
    hertz: [high, low * 1.9, low * 1.2, low],
    bent: { ratio: 1.51, by: [1.6, 0.5, 0.2] },
    filters: [{ kind: "lowpass", hertz: [5200, 2200, 900], q: 1.4 }],
    scatter: 0.25,
    room: 0.4,
  },
  thump(0.42 * loud, [190, 60], 0.16, at),
];

/** Metal that is struck. */
const clang = (loud: number, hertz: number, long: number, at = 0): Layer[] => [
  { wave: "sine", at, long, loud, attack: 0.001, hertz, partials: BEAM, room: 0.35, scatter: 0.1 },
  tap(loud * 2, 3600, 0.03, at),
];

export const FIGHTS = {
  blaster: {
    layers: [
      shot(1700, 190, 0.22),
      [...shot(1450, 165, 0.2, 0, 0.9), ...shot(1520, 175, 0.2, 0.13, 0.8)],
      shot(2050, 150, 0.27),
    ],
    lasts: [0.21, 0.6],
    weight: 3,
    ducks: 0.6,
    strays: 140,
  },
  strike: {
    layers: [
      [swish(0.9, [700, 2300], 0.13, 0, 0.1), ...clang(0.16, 415, 0.6, 0.11), thump(0.34, [170, 75], 0.16, 0.11)],
      [swish(0.9, [500, 1900], 0.16, 0, 0.13), ...clang(0.15, 372, 0.7, 0.14), thump(0.36, [150, 70], 0.16, 0.14)],
      [
        swish(0.7, [900, 2600], 0.1, 0, 0.07),
        ...clang(0.12, 470, 0.4, 0.08),
        ...clang(0.13, 396, 0.55, 0.2),
        thump(0.3, [160, 72], 0.16, 0.2),
      ],
    ],
    lasts: [0.4, 0.85],
    weight: 3,
    ducks: 0.6,
    strays: 110,
  },
  hit: {
    layers: [
      [
        thump(0.8, [125, 54, 46], 0.28),
        { wave: "sand", long: 0.13, loud: 1.1, filters: [{ kind: "lowpass", hertz: [1400, 260] }], room: 0.25 },
        ...clang(0.035, 233, 0.3),
      ],
    ],
    lasts: [0.28, 0.55],
    weight: 3,
    ducks: 0.6,
    strays: 100,
  },
  block: {
    layers: [
      [...clang(0.13, 690, 0.5), { ...tap(0.5, 5200, 0.05), room: 0.4 }, thump(0.26, [220, 110], 0.1)],
      [...clang(0.13, 615, 0.55), { ...tap(0.5, 4700, 0.05), room: 0.4 }, thump(0.28, [200, 100], 0.1)],
    ],
    lasts: [0.27, 0.55],
    weight: 2,
    ducks: 0.75,
    strays: 80,
  },
  /** bars that run down and slam, and a chord that is pleased about it */
  capture: {
    layers: [
      [
        {
          wave: "square",
          long: 0.03,
          loud: 0.09,
          hertz: 310,
          filters: [{ kind: "bandpass", hertz: 1900, q: 2 }],
          room: 0.3,
          times: { count: 6, every: 0.042, hurry: 0.86, climb: 0.94, fade: 1.1 },
        },
        swish(0.5, [2400, 700], 0.22, 0.02),
        ...clang(0.17, 98, 1.1, 0.22),
        ...clang(0.07, 263, 0.7, 0.22),
        thump(0.75, [120, 48, 44], 0.4, 0.22),
        { ...tap(0.7, 1300, 0.08, 0.22), room: 0.5 },
        ...plucked(0.42, [
          [0.46, D3],
          [0.54, D3 + 7],
          [0.62, D4],
          [0.7, D4 + 4],
        ]),
      ],
    ],
    lasts: [0.88, 1.5],
    weight: 4,
    gap: 0.3,
    ducks: 0.4,
  },
  defeat: {
    layers: [
      [
        ...shot(1250, 110, 0.3, 0, 0.85),
        thump(0.6, [110, 44], 0.4, 0.12),
        { wave: "sand", at: 0.1, long: 0.5, loud: 0.8, filters: [{ kind: "lowpass", hertz: [1800, 300] }], room: 0.5 },
      ],
    ],
    lasts: [0.44, 0.8],
    weight: 4,
    ducks: 0.5,
    strays: 90,
  },
  done: {
    layers: [
      [
        thump(0.5, [110, 55], 0.35),
        ...plucked(
          0.42,
          [
            [0, D3],
            [0.1, D3 + 7],
            [0.2, D4],
            [0.3, D4 + 4],
            [0.42, D4 + 9],
            [0.54, D5],
          ],
          1.3,
        ),
        ...glow(0.05, [D3, D3 + 7, D4 + 4], 1.6, 0.1),
        { ...swish(0.22, [1800, 5200], 0.9, 0.2), room: 0.6 },
      ],
    ],
    lasts: [1.07, 1.8],
    weight: 4,
    gap: 0.5,
    ducks: 0.4,
  },
  failed: {
    layers: [
      [
        thump(0.6, [95, 46], 0.45),
        ...plucked(
          0.4,
          [
            [0.02, D3 + 7],
            [0.2, D3 + 3],
            [0.42, D3],
          ],
          1,
        ),
        { ...(plucked(0.24, [[0.42, D2]])[0] as Layer), hertz: [73, 70] },
        ...glow(0.04, [D3, D3 + 1], 1.1, 0.3),
      ],
    ],
    lasts: [0.89, 1.55],
    weight: 4,
    gap: 0.5,
    ducks: 0.4,
  },
} satisfies Record<string, Recipe>;
