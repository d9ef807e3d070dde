/** Plays the notes of a bar. */
import { type Chance } from "../../art/seed";
import { type Outlet, play } from "../synth";
import { INSTRUMENTS } from "./instruments";
import type { Bar } from "./score";

/** Play a bar from a moment on. */
export function perform(context: BaseAudioContext, out: Outlet, bar: Bar, at: number, chance: Chance): void {
  for (const { at: after, by, hertz, loud, long, pan } of bar.notes)
    play(context, out, INSTRUMENTS[by], at + after, { chance, pitch: hertz, loud, long, pan });
}
