/** Which lines of the log are worth a place when it is read afterwards. */
import type { Line } from "../net/live.svelte";

export interface Numbered {
  line: Line;
  /** its place in the whole log */
  number: number;
}

/** Which lines say all that an earlier one of the same seat says, and more: what became of a card (BH-26, BH-27), which card was drawn (BH-22). */
const SAYS_MORE: Readonly<Record<string, readonly string[]>> = { revealed: ["sold", "played", "played-on", "reserved"], drew: ["drew-card"] };

/** Whether the next line of the same kind of story says more. Each story is told to its end before it begins anew. */
function saidBelow(line: Line, later: readonly Numbered[]): boolean {
  const more = line.kind === "event" ? SAYS_MORE[line.event] : undefined;
  if (!more || line.kind !== "event") return false;
  const next = later.filter(({ line: one }) => one.kind === "event" && one.seat === line.seat && (one.event === line.event || more.includes(one.event))).at(-1)?.line;
  return next?.kind === "event" && more.includes(next.event);
}

/** The newest first. That somebody has chosen is seen at their place; what two lines say stands there once. */
export function worthReading(log: readonly Line[], most: number): Numbered[] {
  const kept: Numbered[] = [];
  for (let number = log.length - 1; number >= 0 && kept.length < most; number -= 1) {
    const line = log[number] as Line;
    if (line.kind !== "acted" && !saidBelow(line, kept)) kept.push({ line, number });
  }
  return kept;
}
