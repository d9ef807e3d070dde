/** What a viewer was shown before this page was open, to be told again. */
import type { View } from "../../games/beats";
import type { Line } from "../../net/live.svelte";
import type { Moment } from "../../wire";
import type { Passage } from "./film.svelte";
import { beginningOf } from "./turns";

/** The sequence number at which the last turn began in which anything happened since; null if it is in no line. */
export function turnSince(log: readonly Line[], viewer: number | null): number | null {
  const events = log.flatMap((line, i) => (line.kind === "event" ? [{ line, seq: i + 1 }] : []));
  const begun = beginningOf(
    events.map(({ line }) => [line]),
    viewer,
  );
  return events[begun]?.seq ?? null;
}

/** The log without its last events, which are still to be told, and without what came after them. */
export function toldOf(log: readonly Line[], untold: number): Line[] {
  const events = log.flatMap((line, i) => (line.kind === "event" ? [i] : []));
  return log.slice(0, untold > 0 ? (events.at(-untold) ?? 0) : log.length);
}

/** Moments as a film tells them: the view of the first one, and what followed; null if nothing did. */
export function passageOf(moments: readonly Moment[]): Passage | null {
  const [first, ...rest] = moments.flatMap(({ view, events }) => (view ? [{ view: view as View, events }] : []));
  return first && rest.length ? { before: first.view, updates: rest } : null;
}
