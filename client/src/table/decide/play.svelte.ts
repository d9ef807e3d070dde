/** The requests of a player: what was sent, what the answer was, and what has to be confirmed. */
import { problemOf } from "../../net/api";
import type { Live, SeatRequest } from "../../net/live.svelte";
import { preferences } from "../../ui/preferences.svelte";
import type { Problem } from "../../wire";

/** A question to confirm before a request is sent again. */
export interface Question {
  words: string;
  yes: () => void;
}

/** A refusal as it is shown: the refused action by its name, and the rule once, as a link. */
export function worded(problem: Problem, action: string, name: string): Problem {
  const text = (name ? problem.text.replace(action, name) : problem.text).replace(
    problem.rule ? ` (${problem.rule})` : "",
    "",
  );
  return { ...problem, text };
}

export class Play {
  refusal = $state.raw<Problem | null>(null);
  question = $state.raw<Question | null>(null);
  /** the action that is on its way */
  acting = $state("");

  constructor(readonly live: Live) {}

  /** Play an action, which is called `name`. The server may ask for confirmation if it ends the turn. */
  async act(action: string, name = "", confirmed = !preferences.confirm): Promise<void> {
    if (this.acting) return;
    this.refusal = this.question = null;
    this.acting = action;
    try {
      await this.live.act(action, confirmed);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.confirm) this.ask(problem.text, () => void this.act(action, name, true));
      else this.refusal = worded(problem, action, name);
    }
    this.acting = "";
  }

  /** Play an action, after a question if there is one. */
  actOrAsk(action: string, name = "", ask = ""): void {
    if (ask) this.ask(ask, () => void this.act(action, name, true));
    else void this.act(action, name);
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

  /** Send a request that is not an action. */
  async request(request: SeatRequest): Promise<boolean> {
    this.refusal = this.question = null;
    try {
      await this.live.request(request);
      return true;
    } catch (error) {
      this.refusal = problemOf(error);
      return false;
    }
  }
}
