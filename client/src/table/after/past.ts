/** Looking back at a game that is over: who has won, how the points went, what was best. All figures are the server's. */
import type { Line } from "../../net/live.svelte";
import type { CourseTurn } from "../../wire";

/** Who has won, as the key of a message; `together`: all win or lose together. An unfinished game nobody has won (WM-A52). */
export function verdict(
  result: { winners: readonly number[]; unfinished: boolean },
  together: boolean,
  seat: number | null,
): string {
  const { winners } = result;
  if (result.unfinished) return "client-unfinished";
  if (together) return winners.length ? "client-won-together" : "client-lost-together";
  if (seat === null || !winners.includes(seat)) return "client-winner";
  return winners.length > 1 ? "client-you-share" : "client-you-win";
}

/**
 * The rows of the score pad without the place, which its order shows. A sheet that is shown during the game says which of
 * them there are in this mode. Rows without words are not for people, unless none has any.
 */
export function rowsOf(
  result: { pad: object[] },
  rank: string,
  isWorded: (row: string) => boolean,
  sheet?: object | null,
): string[] {
  const rows = Object.keys(result.pad[0] ?? {}).filter((row) => row !== rank && (!sheet || row in sheet));
  const worded = rows.filter(isWorded);
  return worded.length ? worded : rows;
}

/** The seat that alone has the highest score; null if nobody has. */
function leader(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return first >= 0 && scores.lastIndexOf(most) === first ? first : null;
}

/** The turn at whose end the only winner led, and led at the end of each turn from then on; `always`: of all turns. */
export function turningPoint(
  turns: readonly CourseTurn[],
  winners: readonly number[],
): { turn: number; index: number; always: boolean } | null {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length || turns.length < 2) return null;
  const behind = turns.reduce((last, { scores }, i) => (leader(scores) === winner ? last : i), -1);
  const turn = turns[behind + 1];
  return turn ? { turn: turn.turn, index: behind + 1, always: behind < 0 } : null;
}

/** The line with the highest worth, the earliest of several; null if none has any. */
export function bestOf(lines: readonly Line[], worth: (line: Line) => number): Line | null {
  let best: Line | null = null;
  for (const line of lines) if (worth(line) > Math.max(0, best ? worth(best) : 0)) best = line;
  return best;
}

/** What happened in these turns that is marked in the chart: at most this many moments of a long game, the last among them. */
export function thinned<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => all[Math.round(i * step)] as T);
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether a seed is the one whose hash was shown before the deal. */
export async function proves(seed: string, hash: string): Promise<boolean> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return hex(await crypto.subtle.digest("SHA-256", bytes)) === hash;
}
