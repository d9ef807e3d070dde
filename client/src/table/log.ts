/** Which lines of the log are worth a place when it is read afterwards. */
import type { Line } from "../net/live.svelte";

export interface Numbered {
  line: Line;
  /** its place in the whole log */
  number: number;
}

const BECAME = ["sold", "played", "played-on", "reserved"];

/** Whether a line tells what became of the card that an earlier one reveals (BH-26, BH-27): then it says all of it. */
const tellsMore = (later: Line, line: Line): boolean =>
  line.kind === "event" && later.kind === "event" && line.event === "revealed" && BECAME.includes(later.event) && later.seat === line.seat && later.operands[0] === line.operands[0];

/** The newest first. That somebody has chosen is seen at their place; a card that was revealed and then played stands there once. */
export function worthReading(log: readonly Line[], most: number): Numbered[] {
  const kept: Numbered[] = [];
  for (let number = log.length - 1; number >= 0 && kept.length < most; number -= 1) {
    const line = log[number] as Line;
    if (line.kind !== "acted" && !kept.some((later) => tellsMore(later.line, line))) kept.push({ line, number });
  }
  return kept;
}
