/** Looking back at a game: how the points went, turn by turn. */
import { isTurn } from "../../games/news";
import { api, type Viewing } from "../../net/api";
import type { Line } from "../../net/live.svelte";
import type { Update } from "../../wire";

type Pad = Readonly<Record<string, number>>;

/** The points of each seat as far as the viewer knows them at a moment, null if not; `total` is a row of the score pad. */
export function pointsOf(update: Update, total: string): (number | null)[] {
  const players: readonly object[] = update.view?.players ?? [];
  const pads = players.map((player) => ("pad" in player ? (player.pad as Pad | null) : null));
  return pads.map((pad) => pad?.[total] ?? null);
}

/** The places in a log at which a turn ends: the sequence numbers just before the next one begins, and the last. */
export function endsOf(log: readonly Line[], most: number): number[] {
  const begins = log.flatMap((line, i) => (isTurn(line) ? [i] : []));
  const ends = [...begins.slice(1), log.length].filter((end) => end > 0);
  if (ends.length <= most) return ends;
  const step = (ends.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => ends[Math.round(i * step)] ?? log.length);
}

/** The points of all seats at these moments, one line for each moment. */
export async function course(
  table: string,
  viewing: Viewing,
  moments: readonly number[],
  total: string,
  told: (lines: (number | null)[][]) => void,
): Promise<void> {
  const lines: (number | null)[][] = [];
  for (const seq of moments) {
    lines.push(pointsOf(await api.moment(table, viewing, seq, viewing.seat), total));
    told([...lines]);
  }
}

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

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether a seed is the one whose hash was shown before the deal. */
export async function proves(seed: string, hash: string): Promise<boolean> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return hex(await crypto.subtle.digest("SHA-256", bytes)) === hash;
}
