/**
 * Lessons: a real game with a guide through it, step by step. A step speaks of one thing on the table; most go on when the
 * player has done what they ask for, which the guide reads off the updates of the game.
 */
import type { Bot, Cards, Update } from "../wire";

/** What a step is chosen by: the last update, and what is printed on the cards, none of it before they are loaded. */
export interface Occasion {
  update: Update;
  cards: Cards["cards"];
}

export interface Step {
  /** the key of its message */
  key: string;
  /** the addresses of what it is about (`data-guide`): the first that is in sight */
  at: readonly string[];
  /** while it has something to say; where there is something to do, until it is done */
  when: (occasion: Occasion) => boolean;
  /** there is nothing to do: it goes on when it was read, or when the player plays on */
  read?: true;
  /** only said if it happens to come up: nobody has to wait for it */
  aside?: true;
}
export interface Lesson {
  name: string;
  /** the levels of the bots: some play well, so that the game comes to its end; not all, so that it can be won */
  bots: readonly Bot["level"][];
  options: Record<string, unknown>;
  /** after this turn all was said that is needed, even if something has not come up */
  turns: number;
  steps: () => Promise<readonly Step[]>;
}

/** How far a player is: the steps that are behind them, and the one that is shown. */
export interface Progress {
  behind: readonly string[];
  step: Step | null;
}

/** Whether an action with this verb is legal. */
export const may = (update: Update, verb: string): boolean =>
  update.legal.some(({ action }) => action.split(" ")[0] === verb);

const decisionOf = (update: Update): string => update.legal.map(({ action }) => action).join();
const decided = (before: Update, now: Update): boolean =>
  before.legal.length > 0 && decisionOf(before) !== decisionOf(now);

/** Whether a step is behind the player: it was done, or the player has played on after reading it. */
const isBehind = (step: Step, before: Update, now: Occasion): boolean =>
  !step.when(now) || (!!step.read && decided(before, now.update));

const nextOf = (steps: readonly Step[], behind: readonly string[], now: Occasion): Step | null =>
  steps.find((step) => !behind.includes(step.key) && step.when(now)) ?? null;

/** What is said after an update: the same step until it is done, then the first that has something to say. */
export function followed(
  steps: readonly Step[],
  { behind, step }: Progress,
  before: Update | null,
  now: Occasion,
): Progress {
  if (!step) return { behind, step: nextOf(steps, behind, now) };
  if (!before || !isBehind(step, before, now)) return { behind, step };
  return passed(steps, { behind, step }, now);
}

/** What is said after the player has read a step. */
export function passed(steps: readonly Step[], { behind, step }: Progress, now: Occasion): Progress {
  const all = step ? [...behind, step.key] : behind;
  return { behind: all, step: nextOf(steps, all, now) };
}

/** Whether all was said that is needed to play on without a guide. */
export const isLearnt = (lesson: Lesson, steps: readonly Step[], { behind, step }: Progress, update: Update): boolean =>
  steps.length > 0 &&
  !step &&
  (steps.every(({ key, aside }) => aside || behind.includes(key)) || (update.view?.turn ?? 0) > lesson.turns);

/** The lesson after this one, with its number from 1; undefined after the last. */
export function lessonAfter(lessons: readonly Lesson[], name: string): { lesson: Lesson; number: number } | undefined {
  const at = lessons.findIndex((one) => one.name === name);
  const lesson = at < 0 ? undefined : lessons[at + 1];
  return lesson && { lesson, number: at + 2 };
}
