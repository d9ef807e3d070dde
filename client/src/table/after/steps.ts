/** A game that is over, cut into steps: what happened together is one step, and turns are marked. */
import type { EventEffects, Outcome } from "../../games/contract";
import { isTurn, outcomeOf } from "../../games/news";
import type { Line } from "../../net/live.svelte";
import type { Course } from "../../wire";

export interface Step {
  /** the sequence number after it: how many lines had been told */
  seq: number;
  /** the entry of the log that it belongs to; the same for every viewer */
  entry: number;
  /** what happened in it */
  lines: readonly Line[];
  /** the turn that is played after it, 0 before the first; `begins`: it has just begun */
  turn: number;
  begins: boolean;
  outcome: Outcome | "";
}

const isWorth = (line: Line): boolean => line.kind !== "acted";

/** The sequence numbers at which all lines of an entry have been told. */
const endsOf = (entries: readonly number[]): number[] =>
  entries.flatMap((entry, i) => (entry === entries[i + 1] ? [] : [i + 1]));

/** The steps of a game, from the deal on. Entries of which a viewer was told only that a seat acted are no steps. */
export function stepsOf({ events, entries }: Course, effects: EventEffects): Step[] {
  const lines: readonly Line[] = events;
  const dealt = lines.findIndex(({ kind }) => kind === "dealt") + 1;
  const steps: Step[] = [];
  let [since, turn] = [0, 0];
  for (const seq of endsOf(entries)) {
    if (seq < dealt) continue;
    const told = lines.slice(since, seq);
    if (steps.length && !told.some(isWorth)) continue;
    const begun = told.filter(isTurn).at(-1);
    turn = begun?.kind === "event" ? (begun.operands[0] ?? turn) : turn;
    steps.push({
      seq,
      entry: entries[seq - 1] ?? 0,
      lines: told,
      turn,
      begins: !!begun,
      outcome: outcomeOf(told, effects),
    });
    since = seq;
  }
  return steps;
}

/** The step at which another turn begins: the next one, or the beginning of this one and then of the one before. */
export function turnFrom(steps: readonly Step[], at: number, by: 1 | -1): number {
  const begins = steps.flatMap((step, i) => (step.begins ? [i] : []));
  return by > 0 ? (begins.find((i) => i > at) ?? steps.length - 1) : (begins.filter((i) => i < at).at(-1) ?? 0);
}

/** The last step that is not after an entry: the same moment in the story of another viewer. */
export const stepAt = (steps: readonly Step[], entry: number): number =>
  Math.max(0, steps.filter((step) => step.entry <= entry).length - 1);

/** The step in which a line was told. */
export const stepOfLine = (steps: readonly Step[], number: number): number => {
  const found = steps.findIndex(({ seq }) => number < seq);
  return found < 0 ? steps.length - 1 : found;
};

/** Where the pointer of a slider is to be, by a key; null for a key that moves nothing. */
export function keyed(
  steps: readonly Step[],
  at: number,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): number | null {
  switch (key) {
    case "ArrowRight":
      return shiftKey ? turnFrom(steps, at, 1) : Math.min(at + 1, steps.length - 1);
    case "ArrowLeft":
      return shiftKey ? turnFrom(steps, at, -1) : Math.max(at - 1, 0);
    case "PageDown":
      return turnFrom(steps, at, 1);
    case "PageUp":
      return turnFrom(steps, at, -1);
    case "Home":
      return 0;
    case "End":
      return steps.length - 1;
    default:
      return null;
  }
}
