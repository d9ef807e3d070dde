/** What lines of the log mean: news, which are shown beside their seat for a moment, turns, successes and failures. */
import type { Line } from "../net/live.svelte";
import type { EventEffects, Outcome, Tone } from "./contract";

export const toneOf = (line: Line, { news = {} }: EventEffects): Tone =>
  line.kind === "event" ? (news[line.event] ?? "plain") : "plain";

/** Whether a turn begins with this line: in every game that event is called `turn`. */
export const isTurn = (line: Line): boolean => line.kind === "event" && line.event === "turn";

/** The success or the failure among these lines, "" if there is none; of several the last. */
export const outcomeOf = (lines: readonly Line[], { outcomes = {} }: EventEffects): Outcome | "" =>
  lines.flatMap((line) => (line.kind === "event" ? (outcomes[line.event] ?? []) : [])).at(-1) ?? "";

/** The news among new lines, all of them. Phrases of other players are news too. */
export const newsOf = (lines: readonly Line[], { news = {} }: EventEffects): Line[] =>
  lines.filter((line) => line.kind === "said" || (line.kind === "event" && line.event in news));

/** Of news that wait, those that are shown together, in their order: as many as there is room for, of a seat one after the other. */
export function shownTogether<T extends { line: Line }>(waiting: readonly T[], most: number): T[] {
  const shown: T[] = [];
  for (const one of waiting) {
    if (shown.length === most) break;
    if (!shown.some(({ line }) => seatOf(line) === seatOf(one.line))) shown.push(one);
  }
  return shown;
}

export const seatOf = (line: Line): number | null => ("seat" in line ? line.seat : null);
