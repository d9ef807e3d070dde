/** The count after the game: the rows of the score pad one after the other, and only then who has won. */
import { TIME, type Time } from "../film/film.svelte";
import { SLOWER } from "../film/length";
import type { Pace } from "../../ui/preferences.svelte";

const ROW = 750; // milliseconds at normal pace
const NAME = 900; // from the last row to the name

export class Count {
  /** how many rows are shown */
  rows = $state(0);
  /** the winner is named */
  named = $state(false);
  #cancel: (() => void) | null = null;

  constructor(
    readonly of: number,
    readonly pace: Pace,
    readonly time: Time = TIME,
  ) {
    if (pace === "instant") this.skip();
    else this.#wait();
  }

  #wait(): void {
    const long = this.rows < this.of ? ROW : NAME;
    this.#cancel = this.time.later(long * SLOWER[this.pace], () => this.#next());
  }

  #next(): void {
    if (this.rows < this.of) this.rows++;
    else this.named = true;
    if (!this.named) this.#wait();
  }

  /** Show all of it at once. */
  skip(): void {
    this.stop();
    this.rows = this.of;
    this.named = true;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
