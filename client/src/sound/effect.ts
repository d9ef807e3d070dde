/** A sound of the table, played: each time a little different, and never the same way twice in a row. */
import { between, chance } from "../art/seed";
import { RECIPES, type Sound } from "./recipes";
import { type Outlet, play } from "./synth";

const LOUDER = 0.1; // how far the loudness strays

/** Play a sound from a moment on; `time` counts how often it was played before. */
export function performed(context: BaseAudioContext, out: Outlet, sound: Sound, time: number, at: number): void {
  const { layers, strays = 0 } = RECIPES[sound];
  const r = chance(`${sound} ${time}`);
  play(context, out, layers[time % layers.length] ?? [], at, {
    chance: r,
    colour: 2 ** ((between(r, -1, 1) * strays) / 1200),
    loud: between(r, 1 - LOUDER, 1),
  });
}
