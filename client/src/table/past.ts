/** Looking back at a game: how the points went, turn by turn. */
import { api, type Eyes } from "../net/api";
import type { Line } from "../net/live.svelte";
import type { Update } from "../wire";

/** What somebody has by what is known at a moment; null where nobody can tell. */
export function pointsOf(update: Update): (number | null)[] {
  const { view } = update;
  if (!view || view.game === "mandalorian-adventures") return [];
  return view.players.map((player) => player.pad?.total ?? null);
}

/** The places in a log at which a turn ends: the sequence numbers just before the next one begins, and the last. */
export function endsOf(log: readonly Line[], most: number): number[] {
  const begins = log.flatMap((line, i) => (line.kind === "event" && line.event === "turn" ? [i] : []));
  const ends = [...begins.slice(1), log.length].filter((end) => end > 0);
  if (ends.length <= most) return ends;
  const step = (ends.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => ends[Math.round(i * step)] ?? log.length);
}

/** The points of all seats at these moments, one line for each moment. */
export async function course(table: string, eyes: Eyes, moments: readonly number[], told: (lines: (number | null)[][]) => void): Promise<void> {
  const lines: (number | null)[][] = [];
  for (const seq of moments) {
    lines.push(pointsOf(await api.moment(table, eyes, seq, eyes.seat)));
    told([...lines]);
  }
}

/** The rows of the score pad; a sheet that is shown during the game says which of them there are in this mode (BH-103). */
export function rowsOf(result: { pad: object[] }, sheet?: object | null): string[] {
  const [first] = result.pad;
  const quiet = new Set(["rank", "unfinished"]);
  return Object.keys(first ?? {}).filter((row) => !quiet.has(row) && (!sheet || row in sheet));
}

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether a seed is the one whose hash was shown before the deal. */
export async function proves(seed: string, hash: string): Promise<boolean> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return hex(await crypto.subtle.digest("SHA-256", bytes)) === hash;
}
