/** Measures of what was rendered: the levels, the length, whether it is clean. Levels are decibels below what is possible. */

export const decibels = (value: number): number => 20 * Math.log10(Math.max(value, 1e-9));

export interface Measured {
  /** the largest sample, from 0 to 1 */
  peak: number;
  /** the level while it is heard, and that of its loudest tenth of a second */
  level: number;
  loudest: number;
  /** how far its mean is from nothing */
  offset: number;
  /** seconds until it is silent, and the level of the last tenth of a second of all */
  long: number;
  rest: number;
  /** the largest step between two samples, at its beginning and at its end */
  edges: number;
}

const SILENCE = 0.001; // -60 dB
const WINDOW = 0.01; // seconds

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / Math.max(1, samples.length));

function loudestOf(samples: Float32Array, window: number): number {
  let most = 0;
  for (let at = 0; at < samples.length; at += window / 4)
    most = Math.max(most, rms(samples.subarray(Math.floor(at), Math.floor(at + window))));
  return most;
}

/** The last sample of the last window that is heard. */
function endOf(samples: Float32Array, window: number): number {
  for (let end = samples.length; end > 0; end -= window)
    if (rms(samples.subarray(Math.max(0, end - window), end)) > SILENCE) return end;
  return 0;
}

function measuredOne(samples: Float32Array, rate: number): Measured {
  const window = Math.round(rate * WINDOW);
  const end = endOf(samples, window);
  const heard = samples.subarray(0, Math.max(1, end));
  return {
    peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    level: decibels(rms(heard)),
    loudest: decibels(loudestOf(samples, rate / 10)),
    offset: Math.abs(heard.reduce((sum, one) => sum + one, 0) / heard.length),
    long: end / rate,
    rest: decibels(rms(samples.subarray(samples.length - rate / 10))),
    edges: Math.max(Math.abs(samples[0] ?? 0), Math.abs(samples.at(-1) ?? 0)),
  };
}

/** The levels of its parts, each `seconds` long. */
export const levels = (samples: Float32Array, rate: number, seconds: number): number[] =>
  Array.from({ length: Math.floor(samples.length / (rate * seconds)) }, (_, i) =>
    decibels(rms(samples.subarray(i * rate * seconds, (i + 1) * rate * seconds))),
  );

/** All channels together: of each measure the one that is worst. */
export function measured(channels: readonly Float32Array[], rate: number): Measured {
  const all = channels.map((one) => measuredOne(one, rate));
  const most = (name: keyof Measured): number => Math.max(...all.map((one) => one[name]));
  return {
    peak: most("peak"),
    level: most("level"),
    loudest: most("loudest"),
    offset: most("offset"),
    long: most("long"),
    rest: most("rest"),
    edges: most("edges"),
  };
}
