/** A few small sounds, made on the spot; a table can be played without hearing any of them. */
import { settings } from "../app/settings.svelte";
import type { Line } from "../net/live.svelte";

type Note = readonly [hertz: number, after: number, long: number, loud: number];
const SOUNDS: Readonly<Record<string, readonly Note[]>> = {
  card: [[420, 0, 0.06, 0.05], [300, 0.03, 0.06, 0.04]],
  coin: [[1180, 0, 0.09, 0.05], [1570, 0.06, 0.16, 0.05]],
  capture: [[392, 0, 0.16, 0.08], [523, 0.09, 0.16, 0.08], [784, 0.18, 0.32, 0.08]],
  fail: [[220, 0, 0.2, 0.07], [174, 0.14, 0.34, 0.07]],
  yours: [[660, 0, 0.1, 0.05], [880, 0.1, 0.2, 0.05]],
  over: [[392, 0, 0.2, 0.08], [494, 0.14, 0.2, 0.08], [587, 0.28, 0.2, 0.08], [784, 0.42, 0.5, 0.08]],
};

/** The sound of what happened, "" for none; the last of several lines that has one counts. */
export function soundOf(lines: readonly Line[]): string {
  for (const line of [...lines].reverse()) {
    if (line.kind !== "event") continue;
    const found = OF_EVENT[line.event];
    if (found) return found;
  }
  return lines.length ? "card" : "";
}
const OF_EVENT: Readonly<Record<string, string>> = {
  captured: "capture",
  completed: "capture",
  failed: "fail",
  over: "over",
  won: "over",
  lost: "fail",
  sold: "coin",
  sale: "coin",
  "quick-job": "coin",
  "bonus-credit": "coin",
};

let context: AudioContext | undefined;

/** Play a sound, if sounds are wanted and the browser allows it by now. */
export function sound(name: string): void {
  const notes = SOUNDS[name];
  if (!settings.sound || !notes || typeof AudioContext === "undefined") return;
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
