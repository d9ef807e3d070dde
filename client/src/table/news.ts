/** What happened that nobody should miss: lines of the log that are shown over the table for a moment. */
import type { Line } from "../net/live.svelte";

export type Tone = "good" | "bad" | "plain";

const TONES: Readonly<Record<string, Tone>> = { captured: "good", completed: "good", failed: "bad", triggered: "bad", "plays-event": "plain" };
const MOST = 3;

export const toneOf = (line: Line): Tone => (line.kind === "event" ? (TONES[line.event] ?? "plain") : "plain");

/** How an attempt ended among these lines, "" if none did; of several the last. */
export function outcomeOf(lines: readonly Line[]): "good" | "bad" | "" {
  const last = lines.filter((line) => line.kind === "event" && (line.event === "completed" || line.event === "failed")).at(-1);
  return last ? (toneOf(last) as "good" | "bad") : "";
}

/** The lines to show of those that are new; of many the last ones. What was said is news too. */
export const newsOf = (lines: readonly Line[]): Line[] => lines.filter((line) => line.kind === "said" || (line.kind === "event" && line.event in TONES)).slice(-MOST);
