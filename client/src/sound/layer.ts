/** What a sound is made of, as data: layers of tone and noise, each with its course of loudness, pitch and colour. */

/** A number, or values that are passed at even steps through the length of a layer. */
export type Course = number | readonly [number, ...number[]];

/** What swings: tones, noise as bright as hail (`hiss`) or as soft as sand (`sand`), a plucked string. */
export type Wave = "sine" | "triangle" | "sawtooth" | "square" | "hiss" | "sand" | "string";

/** One of the tones of a body that is struck: times the pitch, how loud, and for which share of the length. */
export type Overtone = readonly [ratio: number, loud: number, long: number];

export interface Filter {
  kind: "lowpass" | "highpass" | "bandpass";
  hertz: Course;
  q?: number;
}

/** The same once more, and again: cards of a deck, steps, coins. */
export interface Times {
  count: number;
  /** seconds from one to the next */
  every: number;
  /** what `every` becomes from one to the next: below 1 they come faster and faster */
  hurry?: number;
  /** what the loudness becomes from one to the next */
  fade?: number;
  /** the pitch of the one after */
  climb?: number;
}

export interface Layer {
  wave: Wave;
  /** seconds after the beginning of the sound, and until it is silent again */
  at?: number;
  long: number;
  loud: number;
  /** seconds in which it swells, and stays; then it dies away */
  attack?: number;
  hold?: number;
  /** the pitch of a tone or a string; for an instrument, of its note 1 */
  hertz?: Course;
  partials?: readonly Overtone[];
  /** another tone that bends the pitch: its ratio, and by how much of the pitch */
  bent?: { ratio: number; by: Course };
  wobble?: { hertz: number; cents: number };
  filters?: readonly Filter[];
  /** from -1, left, to 1, right; `scatter` throws each one a little to a side */
  pan?: number;
  scatter?: number;
  /** how much of it the room answers */
  room?: number;
  times?: Times;
}

/** A sound of the table. */
export interface Recipe {
  /** one of these is taken, never the same twice in a row */
  layers: readonly (readonly Layer[])[];
  /** seconds until it is silent: not shorter, not longer */
  lasts: readonly [number, number];
  /** of two sounds at once the more important one is heard */
  weight: 1 | 2 | 3 | 4;
  /** seconds until it can be heard again */
  gap?: number;
  /** how much of the music is left while it is heard */
  ducks?: number;
  /** how far its pitch strays, in hundredths of a half tone */
  strays?: number;
}

/** Bodies that are struck. */
export const WOOD: readonly Overtone[] = [
  [1, 1, 1],
  [2.57, 0.42, 0.55],
  [4.9, 0.2, 0.3],
];
export const MARIMBA: readonly Overtone[] = [
  [1, 1, 1],
  [3.93, 0.22, 0.3],
  [9.2, 0.06, 0.12],
];
export const COIN: readonly Overtone[] = [
  [1, 0.6, 1],
  [1.37, 1, 0.8],
  [1.91, 0.6, 0.62],
  [2.44, 0.4, 0.5],
  [3.2, 0.2, 0.3],
];
export const BEAM: readonly Overtone[] = [
  [1, 1, 1],
  [1.49, 0.75, 0.85],
  [2.13, 0.6, 0.6],
  [2.87, 0.42, 0.5],
  [3.61, 0.3, 0.36],
  [4.73, 0.2, 0.26],
];
export const BELL: readonly Overtone[] = [
  [0.5, 0.4, 1],
  [1, 1, 0.8],
  [1.19, 0.45, 0.6],
  [1.5, 0.3, 0.5],
  [2, 0.5, 0.45],
  [2.74, 0.22, 0.25],
];
