/** A player's way through a lesson: which step is shown, and what is behind them. */
import { followed, isLearnt, type Lesson, type Occasion, passed, type Progress, type Step } from "../../games/guide";
import { store, stored } from "../../ui/storage";
import type { Update } from "../../wire";

const END = "end";

export class Course {
  #progress = $state.raw<Progress>({ behind: [], step: null });
  #before: Update | null = null;
  /** all was said; the player is told so once */
  over = $state(false);

  constructor(
    readonly lesson: Lesson,
    readonly steps: readonly Step[],
    /** where the table keeps it */
    readonly place: string,
  ) {
    this.#progress = { behind: stored<string[]>(place) ?? [], step: null };
  }

  get step(): Step | null {
    return this.#progress.step;
  }

  /** An update of the game. */
  follow(now: Occasion): void {
    this.#now(followed(this.steps, this.#progress, this.#before, now), now.update);
    this.#before = now.update;
  }

  /** The player has read the step that is shown, or the end. */
  pass(now: Occasion): void {
    if (this.over) this.#finish();
    else this.#now(passed(this.steps, this.#progress, now), now.update);
  }

  #now(progress: Progress, update: Update): void {
    const changed = progress.behind.length !== this.#progress.behind.length;
    this.#progress = progress;
    if (changed) store(this.place, progress.behind);
    this.over = !progress.behind.includes(END) && isLearnt(this.lesson, this.steps, progress, update);
  }

  #finish(): void {
    this.#progress = { ...this.#progress, behind: [...this.#progress.behind, END] };
    this.over = false;
    store(this.place, this.#progress.behind);
  }
}
