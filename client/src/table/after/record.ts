/** The best result in this browser, for each game and number of players. It never leaves the browser. */
import { store, stored } from "../../ui/storage";

interface Best {
  score: number;
  /** where it was reached, so that looking at a result again does not count it again */
  table: string;
  /** the best before */
  before: number | null;
}
/** `first`: there was none before; `broken`: it is better than all before; `stands`: one before was at least as good. */
export interface Standing {
  kind: "first" | "broken" | "stands";
  best: number;
  before: number | null;
}

const key = (game: string, players: number): string => `best.${game}.${players}`;

/** How a score compares with the best before; it is kept if it is better. */
export function counted(game: string, players: number, table: string, score: number): Standing {
  const best = stored<Best>(key(game, players));
  if (best && best.table !== table && best.score >= score) return { kind: "stands", best: best.score, before: null };
  const before = best ? (best.table === table ? best.before : best.score) : null;
  store(key(game, players), { score, table, before } satisfies Best);
  return { kind: before === null ? "first" : "broken", best: score, before };
}
