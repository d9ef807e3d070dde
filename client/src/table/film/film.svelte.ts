/**
 * What is shown of a table while its updates are told beat by beat. The newest update is the truth, by which is decided at
 * once; the film is only what the table shows meanwhile. It ends in exactly the newest view, and can be skipped, held and
 * seen again at any moment.
 */
import { type Beat, type BeatKind, beatsOf, type Script, type View } from "../../games/beats";
import type { Line } from "../../net/live.svelte";
import type { Pace } from "../../ui/preferences.svelte";

const SLOWER: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, quick: 0.55, instant: 0 };
/** milliseconds of a beat at normal pace */
const LENGTH: Readonly<Record<BeatKind, number>> = {
  reveal: 800,
  draw: 500,
  play: 600,
  fight: 700,
  capture: 800,
  pay: 500,
  fail: 800,
  pass: 500,
  turn: 600,
  note: 500,
  end: 800,
};

/** beats that are kept to be seen again, at most: a turn may have no end in sight */
export const MOST_KEPT = 150;

/** How long a beat lasts. */
export const lengthOf = (beat: Beat, pace: Pace): number => LENGTH[beat.kind] * SLOWER[pace];

/** The time of a film; tests have one of their own. */
export interface Time {
  later(milliseconds: number, work: () => void): () => void;
}
const TIME: Time = {
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

export class Film {
  /** the view that is shown while something is told, null when the newest one is */
  view = $state.raw<View | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** it stands still until it is let go on */
  held = $state(false);
  /** what was told since the last turn began is shown again */
  again = $state(false);
  /** the beats of the last turn, and the view before them */
  #last: { before: View; beats: Beat[] } | null = null;
  #queue: Beat[] = [];
  #cancel: (() => void) | null = null;

  /** Shows what these lines tell, none at the end; the component that shows it may measure before and after. */
  show: (change: () => void, lines: readonly Line[]) => void = (change) => change();

  constructor(
    readonly script: () => Script,
    readonly pace: () => Pace,
    readonly time: Time = TIME,
  ) {}

  get telling(): boolean {
    return this.beat !== null;
  }

  /** Tell an update after what is still to be told; `change` puts the update into the page. */
  tell(before: View | null, after: View | null, lines: readonly Line[], change: () => void): void {
    const beats = before && after ? beatsOf(before, after, lines, this.script()) : [];
    if (!before || !after || !beats.length) {
      this.#shown(change);
      return;
    }
    this.#remember(before, beats);
    if (this.pace() === "instant") {
      this.skip();
      this.show(change, lines);
      this.show(() => {}, []);
      return;
    }
    if (!this.telling) this.view = before;
    change();
    this.#queue.push(...beats);
    if (!this.telling) this.#next();
  }

  /** An update without events: what is told goes on, and ends in it. */
  #shown(change: () => void): void {
    if (this.telling) change();
    else this.show(change, []);
  }

  #remember(before: View, beats: Beat[]): void {
    const begun = beats.findIndex((beat) => beat.kind === "turn");
    if (this.#last === null) this.#last = { before, beats: [] };
    this.#last.beats.push(...beats);
    // the turn that has just begun is the last one only when something has happened in it
    if (begun >= 0 && begun < beats.length - 1)
      this.#last = { before: (beats[begun] as Beat).view, beats: beats.slice(begun + 1) };
    const dropped = this.#last.beats.splice(0, this.#last.beats.length - MOST_KEPT).at(-1);
    if (dropped) this.#last.before = dropped.view;
  }

  #next(): void {
    const beat = this.#queue.shift();
    if (!beat) {
      this.#end();
      return;
    }
    this.show(() => {
      this.beat = beat;
      this.view = beat.view;
    }, beat.lines);
    this.#wait(beat);
  }

  #wait(beat: Beat): void {
    this.#cancel?.();
    const pace = this.again && this.pace() === "instant" ? "quick" : this.pace();
    this.#cancel = this.held ? null : this.time.later(lengthOf(beat, pace), () => this.#next());
  }

  #end(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#queue = [];
    if (this.beat === null && this.view === null) return;
    this.show(() => {
      this.beat = this.view = null;
      this.again = false;
    }, []);
  }

  /** Show the newest view now; whether there was something to skip. */
  skip(): boolean {
    const was = this.telling;
    this.held = false;
    this.#end();
    return was;
  }

  /** Tell nothing any more. */
  stop(): void {
    this.#cancel?.();
    this.#queue = [];
  }

  /** Stand still, or go on. */
  hold(held: boolean): void {
    this.held = held;
    if (this.beat && held) this.#cancel?.();
    else if (this.beat) this.#wait(this.beat);
  }

  /** Whether there is something to be seen again. */
  get canRepeat(): boolean {
    return this.#last !== null && this.#last.beats.length > 0;
  }

  /** Show the last turn again. */
  repeat(): void {
    if (!this.#last) return;
    this.skip();
    this.again = true;
    this.view = this.#last.before;
    this.#queue = [...this.#last.beats];
    this.#next();
  }
}
