/** What several sounds are put together from. */
import { type Course, type Layer, MARIMBA } from "../layer";
import { hertzOf } from "../pitch";

/** A hit that is felt more than heard: a pitch that drops. */
export const thump = (loud: number, hertz: Course = [150, 62, 52], long = 0.2, at = 0): Layer => ({
  wave: "sine",
  at,
  long,
  loud,
  attack: 0.003,
  hertz,
  room: 0.12,
});

/** The short noise of one thing that touches another. */
export const tap = (loud: number, hertz: number, long = 0.035, at = 0): Layer => ({
  wave: "hiss",
  at,
  long,
  loud,
  attack: 0.001,
  filters: [{ kind: "bandpass", hertz, q: 1.1 }],
});

/** Paper or air that moves past. */
export const swish = (loud: number, hertz: Course, long: number, at = 0, attack = long * 0.4): Layer => ({
  wave: "sand",
  at,
  long,
  loud,
  attack,
  filters: [
    { kind: "bandpass", hertz, q: 0.9 },
    { kind: "highpass", hertz: 260 },
  ],
});

/** Strings that are plucked one after the other. */
export const plucked = (loud: number, notes: readonly (readonly [at: number, note: number])[], long = 1.2): Layer[] =>
  notes.map(([at, note], i) => ({
    wave: "string",
    at,
    long,
    loud,
    attack: 0.002,
    hertz: hertzOf(note),
    pan: i % 2 ? 0.22 : -0.22,
    filters: [{ kind: "lowpass", hertz: [4200, 1500, 900] }],
    room: 0.4,
  }));

/** Bars of wood that are struck with a soft head. */
export const marimba = (loud: number, notes: readonly (readonly [at: number, note: number])[], long = 0.5): Layer[] =>
  notes.map(([at, note]) => ({
    wave: "sine",
    at,
    long,
    loud,
    attack: 0.003,
    hertz: hertzOf(note),
    partials: MARIMBA,
    room: 0.35,
  }));

/** A chord that swells and goes, far behind everything. */
export const glow = (loud: number, notes: readonly number[], long: number, at = 0, attack = long * 0.3): Layer[] =>
  notes.flatMap((note, i) =>
    [-4, 5].map((cents, j) => ({
      wave: "sawtooth" as const,
      at,
      long,
      loud,
      attack,
      hold: long * 0.2,
      hertz: hertzOf(note + cents / 100),
      pan: (i % 2 ? 0.3 : -0.3) * (j ? 1 : -1),
      filters: [{ kind: "lowpass", hertz: [380, 1150, 420] as const, q: 0.4 }],
      room: 0.5,
    })),
  );
