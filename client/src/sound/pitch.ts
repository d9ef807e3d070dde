/** Pitches by number, as synthesisers count: 69 is the A above the middle C, and 12 are an octave. */
export const hertzOf = (note: number): number => 440 * 2 ** ((note - 69) / 12);

/** D, from the great octave on: what everything here is tuned to. */
export const D2 = 38;
export const D3 = 50;
export const D4 = 62;
export const D5 = 74;
