/** The lines of the log that are shown when it is read afterwards. */
import type { EventEffects } from "../../games/contract";
import type { Line } from "../../net/live.svelte";

export interface Numbered {
  line: Line;
  /** its place in the whole log */
  number: number;
}

type Superseded = NonNullable<EventEffects["superseded"]>;

/** Whether a later line of the same seat says more, before the same event occurs again. */
function isSuperseded(line: Line, later: readonly Numbered[], by: Superseded): boolean {
  const more = line.kind === "event" ? by[line.event] : undefined;
  if (!more || line.kind !== "event") return false;
  const next = later
    .filter(
      ({ line: one }) =>
        one.kind === "event" && one.seat === line.seat && (one.event === line.event || more.includes(one.event)),
    )
    .at(-1)?.line;
  return next?.kind === "event" && more.includes(next.event);
}

/** At most `most` lines, the newest first. That a player has chosen is shown at their place, so it is left out. */
export function worthReading(log: readonly Line[], most: number, by: Superseded = {}): Numbered[] {
  const kept: Numbered[] = [];
  for (let number = log.length - 1; number >= 0 && kept.length < most; number -= 1) {
    const line = log[number] as Line;
    if (line.kind !== "acted" && !isSuperseded(line, kept, by)) kept.push({ line, number });
  }
  return kept;
}
