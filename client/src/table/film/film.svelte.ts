/**
 * What is shown of a table while its updates are told beat by beat. The newest update is the truth, by which is decided at
 * once; the film is only what the table shows meanwhile. It ends in exactly the newest view, and can be skipped, held and
 * seen again at any moment.
 */
import { type Beat, beatsOf, type EventLine, type Script, together, type View } from "../../games/beats";
import type { Line } from "../../net/live.svelte";
import type { Pace } from "../../ui/preferences.svelte";
import { lengthOf } from "./length";
import { beginningOf } from "./turns";

/** beats that are kept to be seen again, at most: a turn may have no end in sight */
export const MOST_KEPT = 150;

/** The time of a film; tests have one of their own. */
export interface Time {
  later(milliseconds: number, work: () => void): () => void;
}
export const TIME: Time = {
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** One after the other what the viewer was shown: a view, and the updates that followed. */
export interface Passage {
  before: View;
  updates: readonly { view: View; events: readonly Line[] }[];
}

export class Film {
  /** the view that is shown while something is told, null when the newest one is */
  view = $state.raw<View | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** it stands still until it is let go on */
  held = $state(false);
  /** what happened before is shown again */
  again = $state(false);
  /** the beats of what has happened here, and the view before them */
  #last = $state.raw<{ before: View; beats: readonly Beat[] } | null>(null);
  #queue = $state.raw<readonly Beat[]>([]);
  #cancel: (() => void) | null = null;

  /** Shows what these lines tell, none at the end; the component that shows it may measure before and after. */
  show: (change: () => void, lines: readonly EventLine[]) => void = (change) => change();

  constructor(
    readonly script: () => Script,
    readonly pace: () => Pace,
    /** the seat of the viewer, null for a spectator */
    readonly seat: () => number | null = () => null,
    readonly time: Time = TIME,
  ) {}

  get telling(): boolean {
    return this.beat !== null;
  }

  /** How many lines of the log are still to be told. */
  get untold(): number {
    return this.again ? 0 : this.#queue.reduce((sum, { lines }) => sum + lines.length, 0);
  }

  /** Tell an update after what is still to be told; `change` puts the update into the page. */
  tell(before: View | null, after: View | null, lines: readonly Line[], change: () => void): void {
    const beats = before && after ? beatsOf(before, after, lines, this.script()) : [];
    if (!before || !beats.length) {
      this.#shown(change);
      return;
    }
    this.#remember(before, beats);
    if (this.pace() === "instant") {
      this.skip();
      this.show(
        change,
        beats.flatMap((beat) => beat.lines),
      );
      this.show(() => {}, []);
      return;
    }
    if (!this.telling) this.view = before;
    change();
    this.#add(beats);
    if (!this.telling) this.#next();
  }

  /** An update without events: what is told goes on, and ends in it. */
  #shown(change: () => void): void {
    if (this.telling) change();
    else this.show(change, []);
  }

  /** Tell these beats after what is still to be told; what belongs together shares a beat, though it came one by one. */
  #add(beats: readonly Beat[]): void {
    for (const beat of beats) {
      const last = this.#queue.at(-1);
      const both = last && together(last, beat, this.script());
      if (both) this.#queue = [...this.#queue.slice(0, -1), both];
      else if (last || !this.#heard(beat)) this.#queue = [...this.#queue, beat];
    }
  }

  /** What only adds words to the beat that is shown is said with it. */
  #heard(beat: Beat): boolean {
    const both = this.beat && beat.kind === "note" ? together(this.beat, beat, this.script()) : null;
    if (!both || both.kind === "note") return false;
    this.show(() => {
      this.beat = both;
      this.view = both.view;
    }, beat.lines);
    return true;
  }

  #remember(before: View, beats: readonly Beat[]): void {
    const known = this.#last ?? { before, beats: [] };
    const all = [...known.beats, ...beats];
    const dropped = all.splice(0, all.length - MOST_KEPT).at(-1);
    this.#last = { before: dropped?.view ?? known.before, beats: all };
  }

  #next(): void {
    const [beat, ...rest] = this.#queue;
    this.#queue = rest;
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
    const long = lengthOf(beat, pace, this.#queue);
    this.#cancel = this.held ? null : this.time.later(long, () => this.#next());
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

  /** The last turn as far as it was told here; `whole` if it was told from its beginning. */
  get #turn(): { before: View; beats: readonly Beat[]; whole: boolean } | null {
    if (!this.#last) return null;
    const { before, beats } = this.#last;
    const begun = beginningOf(
      beats.map((beat) => beat.lines),
      this.seat(),
    );
    const first = beats[begun];
    return first ? { before: first.view, beats: beats.slice(begun + 1), whole: true } : { before, beats, whole: false };
  }

  /** Whether there is something to be seen again. */
  get canRepeat(): boolean {
    return !!this.#turn?.beats.length;
  }

  /** Whether all of the last turn was told here. */
  get isWhole(): boolean {
    return !!this.#turn?.whole;
  }

  /** Show the last turn again. */
  repeat(): void {
    if (this.#turn) this.#again(this.#turn.before, this.#turn.beats);
  }

  /** Show what happened before: as the updates of then, or nothing if there are none. */
  tellAgain({ before, updates }: Passage): void {
    const views = [before, ...updates.map(({ view }) => view)];
    const beats = updates.flatMap(({ view, events }, i) =>
      beatsOf(views[i] ?? before, view, events, this.script()).map((beat) => ({ ...beat })),
    );
    if (beats.length) this.#again(before, beats);
  }

  #again(before: View, beats: readonly Beat[]): void {
    this.skip();
    this.again = true;
    this.view = before;
    this.#add(beats);
    this.#next();
  }
}
