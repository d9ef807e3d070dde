/** What is heard at a table: of its lines, of its end, and which music fits. */
import type { Hearing } from "../../games/hearing";
import type { Line } from "../../net/live.svelte";
import type { Section } from "../../sound/music/sections";
import type { Sound } from "../../sound/recipes";
import type { Update } from "../../wire";

/** A game that does not say what is heard of it: something was put down. */
const ANY: Sound = "place";

/** The sounds of what happened in the game, in its order. */
export const soundsOf = (lines: readonly Line[], hearing: Hearing | null): Sound[] =>
  lines.flatMap((line) => {
    if (line.kind !== "event") return [];
    const events = hearing?.events;
    return (events ? events[line.event] : ANY) ?? [];
  });

/** The sounds of what happened around the game; what I do myself I know. */
export const aroundOf = (lines: readonly Line[], seat: number | null): Sound[] =>
  lines.flatMap((line): Sound[] => {
    if (line.kind === "dealt") return ["deal"];
    if (line.kind === "said") return ["phrase"];
    return line.kind === "sat" && line.seat !== seat ? ["friend"] : [];
  });

type Result = NonNullable<Update["table"]["result"]>;

/** How it ends for a seat; for who looks on, and where nobody has won, it just ends. */
export function endingOf({ winners, unfinished }: Result, seat: number | null, together: boolean): Sound {
  if (seat === null || unfinished || (!winners.length && !together)) return "end";
  return winners.includes(seat) ? "win" : "lose";
}

/** The music that fits what is shown. */
export function sectionOf({ view, table }: Pick<Update, "view" | "table">, hearing: Hearing | null): Section {
  if (table.result) return "result";
  if (!view) return "lobby";
  return hearing?.isTense(view) ? "tense" : "play";
}

const TICKS_FROM = 5; // seconds
const WARNS_AT = 10;

/** Whether the clock is heard when these seconds are left. */
export const ticks = (seconds: number): boolean => seconds === WARNS_AT || (seconds > 0 && seconds <= TICKS_FROM);
