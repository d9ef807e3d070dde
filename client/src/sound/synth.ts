/**
 * The synthesiser: plays layers into the nodes of Web Audio. Any context will do, so what a test renders without
 * loudspeakers is what is heard.
 */
import { between, type Chance } from "../art/seed";
import type { Course, Filter, Layer, Times } from "./layer";
import { noise, stringFor } from "./noise";

/** Where a sound goes: as it is, and into the room. */
export interface Outlet {
  dry: AudioNode;
  wet: AudioNode;
}

/** How layers are played this time. */
export interface Manner {
  chance: Chance;
  /** times the pitch; of an instrument the pitch itself */
  pitch?: number;
  /** times the pitch, and the height of what is filtered */
  colour?: number;
  loud?: number;
  /** times the length of what rings */
  long?: number;
  pan?: number;
}

const SILENT = 0.001; // of the loudness: -60 dB
const RELEASE = 0.006; // from there to nothing
const BEGIN = 0.002;

/** Lead a parameter through the values of a course. */
function lead(param: AudioParam, course: Course, at: number, long: number, times = 1): void {
  const values = typeof course === "number" ? [course] : course;
  param.setValueAtTime((values[0] ?? 0) * times, at);
  values.forEach((value, i) => {
    if (i) param.exponentialRampToValueAtTime(value * times, at + (long * i) / (values.length - 1));
  });
}

/** Swell, stay, die away, and end in nothing, so that nothing clicks. */
function shape(gain: AudioParam, { attack = BEGIN, hold = 0 }: Layer, loud: number, at: number, long: number): void {
  const full = Math.min(at + attack, at + long - 2 * RELEASE);
  const end = at + long;
  gain.setValueAtTime(0, at);
  gain.linearRampToValueAtTime(loud, full);
  const fading = Math.min(full + hold, end - 2 * RELEASE);
  if (fading > full) gain.setValueAtTime(loud, fading);
  gain.exponentialRampToValueAtTime(loud * SILENT, end - RELEASE);
  gain.linearRampToValueAtTime(0, end);
}

function filtered(from: AudioNode, filters: readonly Filter[], colour: number, at: number, long: number): AudioNode {
  return filters.reduce<AudioNode>((node, { kind, hertz, q = 0.8 }) => {
    const { context } = node;
    const filter = context.createBiquadFilter();
    filter.type = kind;
    filter.Q.value = q;
    lead(filter.frequency, hertz, at, long, colour);
    return node.connect(filter);
  }, from);
}

/** What hands a layer on to the room: its side, and how much of it echoes. */
function outlet(context: BaseAudioContext, out: Outlet, { room = 0.2 }: Layer, pan: number): AudioNode {
  const side = context.createStereoPanner();
  side.pan.value = Math.max(-1, Math.min(1, pan));
  side.connect(out.dry);
  if (room) {
    const echo = context.createGain();
    echo.gain.value = room;
    side.connect(echo).connect(out.wet);
  }
  return side;
}

/** A tone, bent or wobbling if it is to be. */
function tone(context: BaseAudioContext, layer: Layer, pitch: number, at: number, long: number): OscillatorNode {
  const { wave, hertz = 1, bent, wobble } = layer;
  const source = context.createOscillator();
  source.type = wave as OscillatorType;
  lead(source.frequency, hertz, at, long, pitch);
  if (bent) {
    const [other, depth] = [context.createOscillator(), context.createGain()];
    lead(other.frequency, hertz, at, long, pitch * bent.ratio);
    lead(depth.gain, bent.by, at, long, pitch * (typeof hertz === "number" ? hertz : hertz[0]));
    other.connect(depth).connect(source.frequency);
    run(other, at, long);
  }
  if (wobble) {
    const [other, depth] = [context.createOscillator(), context.createGain()];
    other.frequency.value = wobble.hertz;
    depth.gain.value = wobble.cents;
    other.connect(depth).connect(source.detune);
    run(other, at, long);
  }
  run(source, at, long);
  return source;
}

function run(source: AudioScheduledSourceNode, at: number, long: number): void {
  source.start(at);
  source.stop(at + long);
}

/** Noise from somewhere in its middle, or a string from its beginning. */
function sampled(
  context: BaseAudioContext,
  layer: Layer,
  pitch: number,
  at: number,
  long: number,
  r: Chance,
): AudioNode {
  const source = context.createBufferSource();
  const { wave, hertz = 1 } = layer;
  if (wave === "string") {
    const first = pitch * (typeof hertz === "number" ? hertz : hertz[0]);
    const { buffer, rate } = stringFor(context, first);
    source.buffer = buffer;
    lead(source.playbackRate, hertz, at, long, (pitch * rate) / first);
  } else {
    source.buffer = noise(context, wave as "hiss" | "sand");
    source.loop = true;
  }
  source.start(at, source.loop ? r() * (source.buffer?.duration ?? 0) : 0);
  source.stop(at + long);
  return source;
}

function strike(context: BaseAudioContext, layer: Layer, out: AudioNode, at: number, how: Required<Manner>): void {
  const { wave, partials = [[1, 1, 1]], filters = [] } = layer;
  const isSampled = wave === "hiss" || wave === "sand" || wave === "string";
  for (const [ratio, loud, share] of isSampled ? ([[1, 1, 1]] as const) : partials) {
    const long = layer.long * share * how.long;
    const pitch = how.pitch * how.colour * ratio;
    const source = isSampled
      ? sampled(context, layer, pitch, at, long, how.chance)
      : tone(context, layer, pitch, at, long);
    const volume = context.createGain();
    shape(volume.gain, layer, layer.loud * loud * how.loud, at, long);
    filtered(source, filters, how.colour, at, long).connect(volume).connect(out);
  }
}

const ONCE: Times = { count: 1, every: 0 };
const UNEVEN = 0.18; // how far repetitions stray from their time, as a share of what lies between them

/** Play layers from a moment on. */
export function play(context: BaseAudioContext, out: Outlet, layers: readonly Layer[], at: number, how: Manner): void {
  const { chance: r, pitch = 1, colour = 1, loud = 1, long = 1, pan = 0 } = how;
  for (const layer of layers) {
    const { count, every, hurry = 1, fade = 1, climb = 1 } = layer.times ?? ONCE;
    let [after, step] = [layer.at ?? 0, every];
    for (let i = 0; i < count; i++) {
      const early = i ? between(r, -UNEVEN, UNEVEN) * step : 0;
      const side = (layer.pan ?? 0) + pan + between(r, -1, 1) * (layer.scatter ?? 0);
      strike(context, layer, outlet(context, out, layer, side), at + after + early, {
        chance: r,
        pitch: pitch * climb ** i,
        colour,
        loud: loud * fade ** i,
        long,
        pan,
      });
      after += step;
      step *= hurry;
    }
  }
}
