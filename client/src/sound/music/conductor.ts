/** Keeps the music going: bars are written and played a little ahead of the clock, without an end. */
import { type Bar, barOf } from "./score";
import type { Section } from "./sections";

const AHEAD = 1.6; // seconds
const LOOK = 400; // milliseconds between two looks at the clock
const BEGIN = 0.15; // seconds until the first note

export interface Orchestra {
  /** the clock of the sounds, in seconds */
  now: () => number;
  play: (bar: Bar, at: number) => void;
  /** call again and again, until told to stop */
  every: (milliseconds: number, work: () => void) => () => void;
}

export class Conductor {
  #section: Section = "lobby";
  #stop: (() => void) | null = null;
  #next = 0;

  constructor(
    readonly seed: string,
    readonly orchestra: Orchestra,
    /** the number of the next bar */
    public number = 0,
  ) {}

  get playing(): boolean {
    return this.#stop !== null;
  }

  /** The section from the next bar on; the music begins if it does not play yet. */
  play(section: Section): void {
    this.#section = section;
    if (this.#stop) return;
    this.#next = this.orchestra.now() + BEGIN;
    this.#stop = this.orchestra.every(LOOK, () => this.#look());
    this.#look();
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #look(): void {
    const now = this.orchestra.now();
    // where the page slept the bars that were missed are not played all at once
    if (this.#next < now) this.#next = now + BEGIN;
    while (this.#next < now + AHEAD) {
      const bar = barOf(this.seed, this.number++, this.#section);
      this.orchestra.play(bar, this.#next);
      this.#next += bar.long;
    }
  }
}
