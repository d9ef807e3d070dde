/** Renders without loudspeakers, through the same desk: for tests, and for files to listen to. */
import { chance } from "../art/seed";
import { desk, type Desk } from "./desk";
import { Conductor } from "./music/conductor";
import { perform } from "./music/perform";
import type { Section } from "./music/sections";
import { levels, type Measured, measured } from "./measure";
import { RECIPES, type Sound } from "./recipes";
import { performed } from "./effect";

export const RATE = 44100;
const TOGETHER = 6; // seconds
const STEP = 0.5; // seconds between two looks of the conductor
const BEGIN = 0.3; // seconds that the limiter needs to settle; they are cut off
const ROOM = 2; // seconds that are rendered after the longest that a sound may last

async function rendered(
  seconds: number,
  play: (context: OfflineAudioContext, mix: Desk) => void,
): Promise<Float32Array[]> {
  const context = new OfflineAudioContext(2, Math.ceil((BEGIN + seconds) * RATE), RATE);
  play(context, desk(context));
  const buffer = await context.startRendering();
  return [0, 1].map((channel) => buffer.getChannelData(channel).subarray(Math.round(BEGIN * RATE)));
}

/** A sound; `time` counts how often it was played before. */
export const clip = (sound: Sound, time = 0): Promise<Float32Array[]> =>
  rendered(RECIPES[sound].lasts[1] + ROOM, (context, mix) => performed(context, mix.effects, sound, time, BEGIN));

/** Several sounds that begin together. */
export const together = (sounds: readonly Sound[]): Promise<Float32Array[]> =>
  rendered(TOGETHER, (context, mix) => {
    for (const sound of sounds) performed(context, mix.effects, sound, 0, BEGIN);
  });

/** Music: a minute or two, with the sections that begin at these seconds. */
export const music = (
  seed: string,
  seconds: number,
  sections: readonly (readonly [from: number, section: Section])[] = [[0, "play"]],
): Promise<Float32Array[]> =>
  rendered(seconds, (context, mix) => {
    const r = chance(seed);
    let look = (): void => {};
    const conductor = new Conductor(seed, {
      now: () => context.currentTime,
      play: (bar, at) => perform(context, mix.music, bar, at, r),
      every: (_, work) => ((look = work), () => {}),
    });
    const conduct = (now: number): void => {
      conductor.play(sections.filter(([from]) => from <= now).at(-1)?.[1] ?? "play");
      look();
    };
    conduct(0);
    // as at a table it is written while it is played
    for (let at = STEP; at < seconds; at += STEP) void context.suspend(at).then(() => (conduct(at), context.resume()));
  });

/** Samples as text, to be handed out of a page. */
export const packed = (channels: readonly Float32Array[]): string[] =>
  channels.map((samples) => {
    const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
    let text = "";
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  });

/** What is measured here need not be handed out. */
export const measuredHere = (channels: readonly Float32Array[]): Measured => measured(channels, RATE);
export const levelsHere = ([left]: readonly Float32Array[], seconds: number): number[] =>
  levels(left ?? new Float32Array(), RATE, seconds);

/** The largest difference between two stretches of a rendering, or of two. */
export function difference(
  [one]: readonly Float32Array[],
  [other]: readonly Float32Array[],
  [from, to, long]: readonly [from: number, to: number, long: number],
): number {
  let most = 0;
  for (let i = 0; i < long * RATE; i++)
    most = Math.max(
      most,
      Math.abs((one?.[Math.round(from * RATE) + i] ?? 0) - (other?.[Math.round(to * RATE) + i] ?? 0)),
    );
  return most;
}
