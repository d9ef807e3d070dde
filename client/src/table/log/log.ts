/** The lines of the log that are shown when it is read afterwards, by turns. */
import type { EventEffects } from "../../games/contract";
import { isTurn } from "../../games/news";
import type { Line } from "../../net/live.svelte";
import type { LogOrder } from "../../ui/preferences.svelte";

export interface Numbered {
  line: Line;
  /** its place in the whole log */
  number: number;
}
/** What happened in a turn. */
export interface TurnLines {
  /** the line with which it begins; none before the first turn, and where older lines are left out */
  begins: Numbered | null;
  lines: readonly Numbered[];
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

/** Lines, the newest first, by turns; turns and the lines in them in the order in which they are read. */
export function byTurns(newest: readonly Numbered[], order: LogOrder): TurnLines[] {
  const turns: { begins: Numbered | null; lines: Numbered[] }[] = [];
  for (const one of [...newest].reverse()) {
    if (isTurn(one.line)) turns.push({ begins: one, lines: [] });
    else if (turns.length) turns.at(-1)?.lines.push(one);
    else turns.push({ begins: null, lines: [one] });
  }
  if (order === "oldest") return turns;
  return turns.reverse().map(({ begins, lines }) => ({ begins, lines: lines.reverse() }));
}

/** The words that begin a turn as a heading: no full stop stands at its end. */
export const heading = (text: string): string => text.replace(/\s*[.。]$/u, "");

/** A text, and the name in it that explains itself; all of it stands before where the name is not found. */
export function aroundName(text: string, name: string): [before: string, name: string, after: string] {
  const at = name ? text.toLocaleLowerCase().indexOf(name.toLocaleLowerCase()) : -1;
  return at < 0 ? [text, "", ""] : [text.slice(0, at), text.slice(at, at + name.length), text.slice(at + name.length)];
}
