/** A few small sounds, made on the spot; a table can be played without hearing any of them. */
import type { EventEffects, Sound } from "../../games/contract";
import type { Line } from "../../net/live.svelte";
import { preferences } from "../../ui/preferences.svelte";

type Note = readonly [hertz: number, after: number, long: number, loud: number];
const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  card: [
    [420, 0, 0.06, 0.05],
    [300, 0.03, 0.06, 0.04],
  ],
  coin: [
    [1180, 0, 0.09, 0.05],
    [1570, 0.06, 0.16, 0.05],
  ],
  success: [
    [392, 0, 0.16, 0.08],
    [523, 0.09, 0.16, 0.08],
    [784, 0.18, 0.32, 0.08],
  ],
  fail: [
    [220, 0, 0.2, 0.07],
    [174, 0.14, 0.34, 0.07],
  ],
  yours: [
    [660, 0, 0.1, 0.05],
    [880, 0.1, 0.2, 0.05],
  ],
  over: [
    [392, 0, 0.2, 0.08],
    [494, 0.14, 0.2, 0.08],
    [587, 0.28, 0.2, 0.08],
    [784, 0.42, 0.5, 0.08],
  ],
};

/** The sound of new lines, undefined if there are none: that of the last event that has one. */
export const soundOf = (lines: readonly Line[], { sounds = {} }: EventEffects): Sound | undefined =>
  lines.flatMap((line) => (line.kind === "event" ? (sounds[line.event] ?? []) : [])).at(-1) ??
  (lines.length ? "card" : undefined);
let context: AudioContext | undefined;

/** Play a sound, if sounds are wanted and the browser allows it by now. */
export function sound(name: Sound | undefined): void {
  const notes = name && SOUNDS[name];
  if (!preferences.sound || !notes || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [hertz, after, long, loud] of notes) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + after;
    tone.type = "triangle";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + long);
  }
}
