/** What lines of the log mean: news, which are shown over the table for a moment, turns, successes and failures. */
import type { Line } from "../net/live.svelte";
import type { EventEffects, Outcome, Tone } from "./contract";

const MOST = 3;

export const toneOf = (line: Line, { news = {} }: EventEffects): Tone =>
  line.kind === "event" ? (news[line.event] ?? "plain") : "plain";

/** Whether a turn begins with this line: in every game that event is called `turn`. */
export const isTurn = (line: Line): boolean => line.kind === "event" && line.event === "turn";

/** The success or the failure among these lines, "" if there is none; of several the last. */
export const outcomeOf = (lines: readonly Line[], { outcomes = {} }: EventEffects): Outcome | "" =>
  lines.flatMap((line) => (line.kind === "event" ? (outcomes[line.event] ?? []) : [])).at(-1) ?? "";

/** The news among new lines, the last few if there are many. Phrases of other players are news too. */
export const newsOf = (lines: readonly Line[], { news = {} }: EventEffects): Line[] =>
  lines.filter((line) => line.kind === "said" || (line.kind === "event" && line.event in news)).slice(-MOST);
