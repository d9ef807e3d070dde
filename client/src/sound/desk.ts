/** The mixing desk: effects and music, each with a volume and a room; music gives way to effects; nothing gets too loud. */
import { roomOf } from "./noise";
import type { Outlet } from "./synth";

const CEILING = 0.97; // nothing is louder
const THRESHOLD = -7; // decibels from where on it is held down
const RATIO = 12;
const RUMBLE = 32; // hertz below which there is nothing to hear
const ROOMS = { effects: 0.9, music: 2.6 } as const; // seconds

export type BusName = keyof typeof ROOMS;
export interface Bus extends Outlet {
  volume: GainNode;
}
export interface Desk extends Record<BusName, Bus> {
  /** leave this much of the music, for so long */
  duck: (left: number, at: number, long: number) => void;
}

/** The compressor makes up for what it takes away (the specification of Web Audio says by how much); here nobody asked. */
const MADE_UP = 10 ** ((-THRESHOLD * (1 - 1 / RATIO) * 0.6) / 20);

/** As it is up to the knee, then less and less: it never gets over the ceiling. */
export function softened(x: number, knee = 0.75): number {
  const over = Math.abs(x) - knee;
  return over <= 0 ? x : Math.sign(x) * (knee + (CEILING - knee) * Math.tanh(over / (CEILING - knee)));
}

/** The end of the desk: a limiter, then a curve that it cannot get past. */
function master(context: BaseAudioContext): AudioNode {
  const [begin, limiter] = [context.createGain(), context.createDynamicsCompressor()];
  const [even, curve] = [context.createGain(), context.createWaveShaper()];
  limiter.threshold.value = THRESHOLD;
  limiter.ratio.value = RATIO;
  limiter.knee.value = 0;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.18;
  even.gain.value = 1 / MADE_UP / 2;
  const steps = 2049;
  curve.curve = Float32Array.from({ length: steps }, (_, i) => softened((i / (steps - 1)) * 4 - 2));
  begin.connect(limiter).connect(even).connect(curve).connect(context.destination);
  return begin;
}

function bus(context: BaseAudioContext, out: AudioNode, seconds: number): Bus {
  const [dry, wet, volume] = [context.createGain(), context.createConvolver(), context.createGain()];
  const floor = context.createBiquadFilter();
  floor.type = "highpass";
  floor.frequency.value = RUMBLE;
  wet.buffer = roomOf(context, seconds);
  wet.connect(dry);
  dry.connect(floor).connect(volume).connect(out);
  return { dry, wet, volume };
}

export function desk(context: BaseAudioContext): Desk {
  const [end, gate] = [master(context), context.createGain()];
  gate.connect(end);
  const duck = (left: number, at: number, long: number): void => {
    gate.gain.cancelScheduledValues(at);
    gate.gain.setTargetAtTime(left, at, 0.03);
    gate.gain.setTargetAtTime(1, at + long, 0.45);
  };
  return { effects: bus(context, end, ROOMS.effects), music: bus(context, gate, ROOMS.music), duck };
}
