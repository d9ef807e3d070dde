/** What is heard at a table: effects and music over the loudspeakers of a browser. */
import { chance } from "../art/seed";
import { desk, type Desk } from "./desk";
import { performed } from "./effect";
import { chosen, Gate } from "./gate";
import { Conductor } from "./music/conductor";
import { perform } from "./music/perform";
import type { Bar } from "./music/score";
import type { Section } from "./music/sections";
import { RECIPES, type Sound } from "./recipes";

/** How loud, from 0 to 100; 0 is silence. */
export interface Volumes {
  effects: number;
  music: number;
}

const SOON = 0.01; // seconds: what begins now begins with its first sample
const FADE = 0.25; // seconds of a change of volume
const ENDING = 0.7; // of the end of the music
const REST = 30_000; // milliseconds
const PATIENCE = 300;
const LEFT = 0.75; // of the music, while an effect is heard that does not say

/** Ears hear steps of a slider as even when the loudness grows like this. */
export const gainOf = (volume: number): number => (Math.min(100, Math.max(0, volume)) / 100) ** 2;

interface Score {
  conductor: Conductor;
  out: Record<"dry" | "wet", GainNode>;
}

export class Speaker {
  readonly #desk: Desk;
  readonly #gate = new Gate();
  readonly #times = new Map<Sound, number>();
  #volumes: Volumes = { effects: 0, music: 0 };
  #score: Score | null = null;
  /** where the music of a table stopped: it goes on there */
  readonly #bars = new Map<string, number>();
  #rest: (() => void) | null = null;

  constructor(
    readonly context: AudioContext,
    readonly every: (milliseconds: number, work: () => void) => () => void,
  ) {
    this.#desk = desk(context);
    this.#desk.effects.volume.gain.value = 0;
    this.#desk.music.volume.gain.value = 0;
  }

  set volumes(volumes: Volumes) {
    this.#volumes = volumes;
    for (const name of ["effects", "music"] as const)
      this.#desk[name].volume.gain.setTargetAtTime(gainOf(volumes[name]), this.context.currentTime, FADE / 4);
  }

  /** Begin, or go on after a rest or an interruption. */
  async wake(): Promise<void> {
    if (this.context.state !== "running") await Promise.race([this.context.resume(), this.#patience()]);
    this.#rest?.();
    this.#rest = this.every(REST, () => this.#sleep());
  }

  /** A browser that waits for another gesture does not answer. */
  #patience(): Promise<void> {
    return new Promise((over) => {
      const stop = this.every(PATIENCE, () => (stop(), over()));
    });
  }

  /** Nothing was played for a while: an idle context still costs a phone its battery. */
  #sleep(): void {
    if (this.#score) return;
    this.#rest?.();
    this.#rest = null;
    void this.context.suspend();
  }

  /** Play the sounds of a moment: the most important ones. */
  play(sounds: readonly Sound[]): void {
    if (!this.#volumes.effects || this.context.state !== "running") return;
    for (const { sound, after } of chosen(sounds)) this.#one(sound, this.context.currentTime + SOON + after);
  }

  #one(sound: Sound, at: number): void {
    if (!this.#gate.admits(sound, at)) return;
    const time = this.#times.get(sound) ?? 0;
    this.#times.set(sound, time + 1);
    performed(this.context, this.#desk.effects, sound, time, at);
    const { ducks = LEFT, lasts } = RECIPES[sound];
    this.#desk.duck(ducks, at, lasts[0]);
  }

  /** The music from now on; null for none. */
  music(section: Section | null, seed: string): void {
    if (section === null || this.#score?.conductor.seed !== seed) this.#fall();
    if (section === null) return;
    this.#score ??= this.#begun(seed);
    this.#score.conductor.play(section);
  }

  #begun(seed: string): Score {
    const { context } = this;
    const out = { dry: context.createGain(), wet: context.createGain() };
    out.dry.connect(this.#desk.music.dry);
    out.wet.connect(this.#desk.music.wet);
    const r = chance(seed);
    const orchestra = {
      now: () => context.currentTime,
      play: (bar: Bar, at: number) => perform(context, out, bar, at, r),
      every: this.every,
    };
    const conductor = new Conductor(seed, orchestra, this.#bars.get(seed));
    return { conductor, out };
  }

  /** Let the music fall silent: what has been written ahead is not heard any more. */
  #fall(): void {
    const score = this.#score;
    this.#score = null;
    if (!score) return;
    score.conductor.stop();
    this.#bars.set(score.conductor.seed, score.conductor.number);
    const both = [score.out.dry, score.out.wet];
    for (const { gain } of both) gain.setTargetAtTime(0, this.context.currentTime, ENDING / 4);
    const done = this.every(ENDING * 1000, () => {
      done();
      for (const one of both) one.disconnect();
    });
  }
}
