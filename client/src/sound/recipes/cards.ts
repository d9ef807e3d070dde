/** Cards on a wooden table, and what is paid with. */
import { COIN, type Layer, type Recipe, WOOD } from "../layer";
import { D4 } from "../pitch";
import { plucked, swish, tap, thump } from "./parts";

/** A piece of metal money that falls on others. */
const clink = (loud: number, at: number, hertz: number, long = 0.34): Layer[] => [
  { wave: "sine", at, long, loud, attack: 0.001, hertz, partials: COIN, scatter: 0.25, room: 0.3 },
  { wave: "sine", at, long: 0.07, loud: loud * 0.8, hertz: hertz * 0.31, partials: WOOD, room: 0.1 },
  tap(loud * 1.4, 5200, 0.02, at),
];

/** A card that comes to lie on the table. */
const laid = (loud: number, at: number): Layer[] => [
  tap(loud, 1500, 0.05, at),
  tap(loud * 0.35, 4300, 0.025, at),
  { wave: "sine", at, long: 0.12, loud: loud * 0.5, hertz: [205, 150], partials: WOOD, room: 0.15 },
];

const flick: Layer = {
  wave: "hiss",
  long: 0.034,
  loud: 0.3,
  attack: 0.004,
  scatter: 0.3,
  filters: [
    { kind: "bandpass", hertz: [3400, 1900], q: 1.3 },
    { kind: "highpass", hertz: 700 },
  ],
};

export const CARDS = {
  draw: {
    layers: [
      [swish(0.9, [900, 2700, 1700], 0.17), { ...tap(0.16, 2300, 0.03, 0.13), scatter: 0.2 }],
      [swish(0.85, [1100, 2300, 2900], 0.15), { ...tap(0.18, 1900, 0.03, 0.12), scatter: 0.2 }],
    ],
    lasts: [0.17, 0.35],
    weight: 1,
    strays: 90,
  },
  place: {
    layers: [
      [swish(0.4, [1500, 1000], 0.09), ...laid(0.6, 0.055)],
      [swish(0.35, [1200, 1500], 0.08), ...laid(0.62, 0.05)],
    ],
    lasts: [0.18, 0.4],
    weight: 1,
    strays: 120,
  },
  discard: {
    layers: [[swish(0.8, [2500, 1300, 650], 0.2, 0, 0.03), ...laid(0.24, 0.17)]],
    lasts: [0.2, 0.4],
    weight: 1,
    strays: 90,
  },
  shuffle: {
    layers: [
      [
        { ...flick, times: { count: 17, every: 0.04, hurry: 0.955, fade: 1.02 } },
        { ...swish(0.6, [700, 1600, 2600], 0.32, 0.48), scatter: 0.1 },
        ...laid(0.45, 0.8),
      ],
    ],
    lasts: [0.75, 1.3],
    weight: 2,
    gap: 1.5,
    strays: 60,
  },
  deal: {
    layers: [
      [
        { ...swish(0.75, [1000, 2600, 1500], 0.13), scatter: 0.35, times: { count: 4, every: 0.12, fade: 0.95 } },
        { ...tap(0.42, 1500, 0.045, 0.1), scatter: 0.35, times: { count: 4, every: 0.12 } },
        { ...thump(0.16, [200, 150], 0.1, 0.1), times: { count: 4, every: 0.12 } },
      ],
    ],
    lasts: [0.45, 0.8],
    weight: 2,
    gap: 1,
    strays: 60,
  },
  reveal: {
    layers: [
      [
        swish(0.75, [500, 1700, 3300], 0.24),
        ...laid(0.42, 0.2),
        thump(0.4, [120, 72], 0.3, 0.2),
        ...plucked(0.34, [
          [0.2, D4 - 12],
          [0.225, D4 - 5],
          [0.26, D4],
        ]),
      ],
    ],
    lasts: [0.55, 1],
    weight: 3,
    ducks: 0.6,
    strays: 20,
  },
  coin: {
    layers: [
      [...clink(0.105, 0, 2350), ...clink(0.12, 0.075, 2790), ...clink(0.05, 0.15, 3050, 0.22)],
      [...clink(0.11, 0, 2510), ...clink(0.1, 0.06, 2240), ...clink(0.075, 0.145, 2900, 0.26)],
      [...clink(0.12, 0, 2660), ...clink(0.095, 0.095, 2420)],
    ],
    lasts: [0.24, 0.5],
    weight: 2,
    strays: 70,
  },
  spend: {
    layers: [
      [
        { ...swish(0.35, [2600, 1700], 0.16), filters: [{ kind: "bandpass", hertz: [3100, 1900], q: 3 }] },
        ...clink(0.13, 0.1, 2140, 0.2),
        ...clink(0.095, 0.17, 1890, 0.18),
      ],
    ],
    lasts: [0.25, 0.5],
    weight: 2,
    strays: 70,
  },
  token: {
    layers: [
      [
        { wave: "sine", long: 0.1, loud: 0.34, hertz: 620, partials: WOOD, room: 0.2 },
        tap(0.3, 2600, 0.02),
        { wave: "sine", at: 0.065, long: 0.07, loud: 0.13, hertz: 690, partials: WOOD, room: 0.2 },
      ],
    ],
    lasts: [0.16, 0.35],
    weight: 1,
    strays: 160,
  },
} satisfies Record<string, Recipe>;
