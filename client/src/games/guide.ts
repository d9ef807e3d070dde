/**
 * A guide through a first game: hints that appear when there is something to explain, each once. The game is a real one;
 * the guide only reads its updates.
 */
import type { Bot, Cards, Update } from "../wire";

/** What a hint is chosen by: the last update, and what is printed on the cards, none of it before they are loaded. */
export interface Occasion {
  update: Update;
  cards: Cards["cards"];
}

export interface Hint {
  /** the key of its message */
  key: string;
  /** a selector of what it is about, which is highlighted */
  at: string;
  when: (occasion: Occasion) => boolean;
}
export interface Lesson {
  name: string;
  /** the levels of the bots: some play well, so that the game comes to its end; not all, so that it can be won */
  bots: readonly Bot["level"][];
  options: Record<string, unknown>;
  hints: () => Promise<readonly Hint[]>;
}

/** Whether an action with this verb is legal. */
export const may = (update: Update, verb: string): boolean =>
  update.legal.some(({ action }) => action.split(" ")[0] === verb);

/** The next hint: the first that fits and was not shown yet. */
export const nextHint = (guide: readonly Hint[], occasion: Occasion, said: ReadonlySet<string>): Hint | undefined =>
  guide.find((hint) => !said.has(hint.key) && hint.when(occasion));

const decisionOf = (update: Update): string => update.legal.map(({ action }) => action).join();

/** Whether the player has moved on from a hint: its occasion is over, or the decision that was open has been made. */
export const wentOn = (hint: Hint, before: Update, now: Occasion): boolean =>
  !hint.when(now) || (before.legal.length > 0 && decisionOf(before) !== decisionOf(now.update));
