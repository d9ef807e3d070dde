/** Sounds that no oscillator makes, as samples that are computed once: noise, a plucked string, the answer of a room. */
import { type Chance, chance } from "../art/seed";

const SECONDS = 2;
const LOWEST = 55; // of the strings, one for each octave
const RINGS = 3;

const hiss = (count: number, r: Chance): Float32Array => Float32Array.from({ length: count }, () => r() * 2 - 1);

/** Noise that has less of what is high, by three decibels an octave (the filter of Paul Kellet). */
function sand(count: number, r: Chance): Float32Array {
  let [a, b, c] = [0, 0, 0];
  return hiss(count, r).map((white) => {
    a = 0.99765 * a + white * 0.099046;
    b = 0.963 * b + white * 0.2965164;
    c = 0.57 * c + white * 1.0526913;
    return (a + b + c + white * 0.1848) * 0.22;
  });
}

/** The swing of a string about this high, in samples; it takes half a sample less, because neighbours are mixed. */
const swingOf = (rate: number, base: number): number => Math.round(rate / base);

/** A string that is plucked once (Karplus and Strong). */
function string(rate: number, r: Chance, base: number): Float32Array {
  const line = hiss(swingOf(rate, base), r);
  for (let i = 1; i < line.length; i++) line[i] = 0.5 * ((line[i] ?? 0) + (line[i - 1] ?? 0)); // a soft finger
  const mean = line.reduce((sum, one) => sum + one, 0) / line.length;
  line.forEach((one, i) => (line[i] = one - mean));
  const kept = 0.5 * 0.001 ** (1 / (base * RINGS));
  return Float32Array.from({ length: rate * RINGS }, (_, i) => {
    const [at, next] = [i % line.length, (i + 1) % line.length];
    const now = line[at] ?? 0;
    line[at] = kept * (now + (line[next] ?? 0));
    return now;
  });
}

/** The string for a pitch, as what it is to be played by and how fast: the next lower octave, drawn shorter. */
export function stringFor(context: BaseAudioContext, hertz: number): { buffer: AudioBuffer; rate: number } {
  const base = LOWEST * 2 ** Math.max(0, Math.floor(Math.log2(hertz / LOWEST)));
  const { sampleRate } = context;
  const buffer = kept(context, `string ${base}`, (rate) => [string(rate, chance(`string ${base}`), base)]);
  return { buffer, rate: hertz / (sampleRate / (swingOf(sampleRate, base) - 0.5)) };
}

const made = new WeakMap<BaseAudioContext, Map<string, AudioBuffer>>();

function kept(context: BaseAudioContext, name: string, channels: (rate: number) => Float32Array[]): AudioBuffer {
  const all = made.get(context) ?? new Map<string, AudioBuffer>();
  made.set(context, all);
  const found = all.get(name);
  if (found) return found;
  const samples = channels(context.sampleRate);
  const buffer = context.createBuffer(samples.length, samples[0]?.length ?? 1, context.sampleRate);
  samples.forEach((one, i) => buffer.getChannelData(i).set(one));
  all.set(name, buffer);
  return buffer;
}

const NOISES = { hiss, sand } as const;
export const noise = (context: BaseAudioContext, name: keyof typeof NOISES): AudioBuffer =>
  kept(context, name, (rate) => [NOISES[name](rate * SECONDS, chance(name))]);

/** How a room answers a clap: noise that dies away and loses its height, another one for each ear. */
export function answer(rate: number, seconds: number, ear: string): Float32Array {
  const r = chance(`room ${ear}`);
  let dull = 0;
  return Float32Array.from({ length: Math.round(rate * seconds) }, (_, i, share = i / (rate * seconds)) => {
    const dark = 0.25 + 0.62 * share;
    dull = dull * dark + (r() * 2 - 1) * (1 - dark);
    const begun = Math.min(1, i / (rate * 0.004));
    return dull * begun * Math.exp(-6.9 * share) * (1 - share);
  });
}
export const roomOf = (context: BaseAudioContext, seconds: number): AudioBuffer =>
  kept(context, `room ${seconds}`, (rate) => ["left", "right"].map((ear) => answer(rate, seconds, ear)));
