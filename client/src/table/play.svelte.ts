/** Somebody at a table: what they wish for, what became of it, and what they are asked back. */
import { settings } from "../app/settings.svelte";
import { Trouble, unreached } from "../net/api";
import type { Live, Wish } from "../net/live.svelte";
import type { Problem } from "../wire";

/** Something to be said yes or no to, before it is done. */
export interface Question {
  words: string;
  yes: () => void;
}

/** A refusal as it is shown: what was wished for has its name, and the rule stands there once, as a link. */
export function told(problem: Problem, action: string, name: string): Problem {
  const text = (name ? problem.text.replace(action, name) : problem.text).replace(problem.rule ? ` (${problem.rule})` : "", "");
  return { ...problem, text };
}

export class Play {
  refusal = $state.raw<Problem | null>(null);
  question = $state.raw<Question | null>(null);
  /** the action that is on its way */
  acting = $state("");

  constructor(readonly live: Live) {}

  /** Play an action, which is called `name`. The server may ask back where it ends the turn, if that is wanted. */
  async act(action: string, name = "", confirmed = !settings.confirm): Promise<void> {
    if (this.acting) return;
    this.refusal = this.question = null;
    this.acting = action;
    try {
      await this.live.act(action, confirmed);
    } catch (error) {
      const { problem } = error instanceof Trouble ? error : unreached();
      if (problem.confirm) this.ask(problem.text, () => void this.act(action, name, true));
      else this.refusal = told(problem, action, name);
    }
    this.acting = "";
  }

  ask(words: string, yes: () => void): void {
    this.refusal = null;
    this.question = { words, yes };
  }

  answer(yes: boolean): void {
    const asked = this.question;
    this.question = null;
    if (yes) asked?.yes();
  }

  /** Wish for something that is no action. */
  async wish(wish: Wish): Promise<boolean> {
    this.refusal = this.question = null;
    try {
      await this.live.wish(wish);
      return true;
    } catch (error) {
      this.refusal = (error instanceof Trouble ? error : unreached()).problem;
      return false;
    }
  }
}
