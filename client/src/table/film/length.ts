/** How long the beats of a film last: by what they tell, by the pace of the viewer, and by how much is still to come. */
import type { Beat, BeatKind } from "../../games/beats";
import type { Pace } from "../../ui/preferences.svelte";

/** how much longer than at normal pace */
export const SLOWER: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, quick: 0.55, instant: 0 };
/** milliseconds of a beat at normal pace */
const LENGTH: Readonly<Record<BeatKind, number>> = {
  reveal: 800,
  draw: 500,
  play: 550,
  fight: 650,
  capture: 750,
  pay: 500,
  fail: 750,
  pass: 500,
  turn: 500,
  note: 500,
  end: 800,
};
/** milliseconds: a film that is longer than this goes quicker, so that nobody waits for what the others did long ago */
const LONG = 1000;
/** milliseconds of a beat at normal pace, however much is still to come */
const SHORTEST = 370;

/** How long a beat lasts, if these are still to come. */
export function lengthOf(beat: Beat, pace: Pace, coming: readonly Beat[] = []): number {
  const left = [beat, ...coming].reduce((sum, { kind }) => sum + LENGTH[kind], 0);
  return Math.max(SHORTEST, LENGTH[beat.kind] * Math.min(1, LONG / left)) * SLOWER[pace];
}
