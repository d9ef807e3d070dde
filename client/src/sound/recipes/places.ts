/** What happens on a map: steps, doors, enemies, the Child. */
import { BELL, COIN, type Layer, type Recipe } from "../layer";
import { D2, D3, D4, D5, hertzOf } from "../pitch";
import { glow, marimba, swish, tap, thump } from "./parts";

const spur: Layer = { wave: "sine", long: 0.12, loud: 0.016, attack: 0.001, hertz: 3900, partials: COIN, room: 0.3 };

const brass = (note: number, at: number, long: number): Layer => ({
  wave: "sawtooth",
  at,
  long,
  loud: 0.13,
  attack: 0.05,
  hold: long * 0.45,
  hertz: hertzOf(note),
  filters: [{ kind: "lowpass", hertz: [260, 1100, 420], q: 1.2 }],
  room: 0.4,
});

/** A small voice: a pitch that is pulled, through a mouth that opens. */
const coo = (hertz: Layer["hertz"] & object, long: number, at = 0): Layer => ({
  wave: "triangle",
  at,
  long,
  loud: 0.2,
  attack: 0.05,
  hold: long * 0.35,
  hertz,
  wobble: { hertz: 6.5, cents: 28 },
  filters: [{ kind: "lowpass", hertz: [700, 1500, 900], q: 2.2 }],
  room: 0.4,
});

export const PLACES = {
  step: {
    layers: [
      [
        { ...thump(0.42, [130, 70], 0.1), times: { count: 2, every: 0.21, fade: 0.85 } },
        { ...tap(0.26, 700, 0.06), times: { count: 2, every: 0.21, fade: 0.85 } },
        { ...spur, at: 0.03, times: { count: 2, every: 0.21 } },
      ],
    ],
    lasts: [0.33, 0.6],
    weight: 1,
    gap: 0.25,
    strays: 150,
  },
  door: {
    layers: [
      [
        tap(0.5, 900, 0.05),
        { ...swish(0.95, [500, 2600, 1500, 500], 0.55, 0.04, 0.12), room: 0.35 },
        {
          wave: "sawtooth",
          at: 0.04,
          long: 0.5,
          loud: 0.12,
          attack: 0.08,
          hold: 0.28,
          hertz: [72, 118, 104],
          filters: [{ kind: "lowpass", hertz: 520, q: 2 }],
        },
        thump(0.5, [140, 60], 0.2, 0.52),
        tap(0.4, 1500, 0.05, 0.52),
      ],
    ],
    lasts: [0.62, 1.1],
    weight: 3,
    ducks: 0.65,
    strays: 60,
  },
  crisis: {
    layers: [
      [
        brass(D3, 0, 0.5),
        brass(D3 + 1, 0.4, 0.9),
        brass(D2, 0.4, 1),
        thump(0.45, [85, 48], 0.5),
        thump(0.55, [85, 46], 0.6, 0.4),
        { ...swish(0.4, [300, 900], 0.5, 0), room: 0.5 },
      ],
    ],
    lasts: [0.98, 1.65],
    weight: 4,
    gap: 0.5,
    ducks: 0.4,
  },
  child: {
    layers: [
      [coo([470, 690, 600], 0.34), ...marimba(0.05, [[0.2, D5 + 7]], 0.6)],
      [coo([560, 520], 0.16), coo([540, 760, 640], 0.34, 0.2), ...marimba(0.05, [[0.3, D5 + 4]], 0.6)],
    ],
    lasts: [0.4, 1],
    weight: 3,
    gap: 0.4,
    ducks: 0.6,
    strays: 80,
  },
  heal: {
    layers: [
      [
        ...marimba(
          0.15,
          [
            [0, D4],
            [0.09, D4 + 4],
            [0.18, D4 + 7],
            [0.27, D5],
          ],
          0.7,
        ),
        ...glow(0.03, [D4, D4 + 7], 0.9, 0, 0.3),
      ],
    ],
    lasts: [0.57, 1],
    weight: 2,
    ducks: 0.75,
    strays: 20,
  },
  /** an enemy appears */
  enemy: {
    layers: [
      [
        swish(0.6, [180, 420, 800], 0.5, 0, 0.45),
        thump(0.55, [95, 48], 0.28, 0.46),
        thump(0.45, [95, 48], 0.28, 0.72),
        brass(D2, 0.46, 0.7),
        tap(0.3, 420, 0.09, 0.46),
      ],
    ],
    lasts: [0.85, 1.45],
    weight: 3,
    gap: 0.4,
    ducks: 0.55,
    strays: 60,
  },
  march: {
    layers: [[{ ...thump(0.46, [105, 52], 0.16), times: { count: 3, every: 0.16, fade: 0.85 } }, tap(0.22, 380, 0.08)]],
    lasts: [0.4, 0.75],
    weight: 1,
    gap: 0.3,
    strays: 100,
  },
  /** a look at what lies hidden */
  scan: {
    layers: [
      [
        {
          ...swish(0.7, [700, 1900, 900], 0.5, 0, 0.2),
          filters: [{ kind: "bandpass", hertz: [700, 2100, 900], q: 5 }],
          room: 0.4,
        },
        {
          wave: "sine",
          at: 0.16,
          long: 0.5,
          loud: 0.12,
          attack: 0.01,
          hertz: hertzOf(D5 + 2),
          partials: BELL,
          room: 0.6,
        },
      ],
    ],
    lasts: [0.39, 0.7],
    weight: 2,
    strays: 60,
  },
} satisfies Record<string, Recipe>;
