/** The names of the players at a table, and texts of the server with these names in them. */
import type { Line } from "../net/live.svelte";
import { heard, t } from "../text/text.svelte";
import type { Outline, PlaceOutline, Update } from "../wire";

/** What bots are called, by their seats: the same in every language, like other names. */
export const BOTS = ["Bolt", "Zap", "Cog", "Fuse", "Pip", "Dex"] as const;

/** The name of a player, or the name of the bot on the seat. */
export const nameOf = (place: PlaceOutline, seat: number): string =>
  place.name || (place.kind === "bot" && BOTS[seat]) || t("client-player", { number: seat + 1 });

/** The seats of bots: these have a face. */
export const botsOf = (table: Outline): number[] =>
  table.seats.flatMap(({ kind }, seat) => (kind === "bot" ? [seat] : []));

export const namesOf = (table: Outline): string[] => table.seats.map(nameOf);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A text of the server with people by their names: it says "Player 2", since programs get the same text. What it says
 * for a seat is known, so it can be replaced. The viewer is called "Player 1 (you)" where a sentence is about them.
 */
export function withNames(text: string, game: string, names: readonly string[]): string {
  let found = heard(text);
  for (const [seat, name] of names.entries()) {
    for (const mine of ["yes", "no"]) {
      const who = t(`${game}-who`, { you: mine, seat: seat + 1 });
      // it may stand inside a sentence
      found = found.replace(new RegExp(`(?<!\\d)${escaped(who)}(?!\\d)`, "gi"), () => name);
    }
  }
  return found;
}

/** A line of the log, with people by their names. */
export function named(line: Line, update: Update, names: readonly string[]): string {
  if (line.kind === "event") return withNames(line.text, update.table.game, names);
  if (!("seat" in line)) return heard(line.text);
  // it may stand inside a sentence
  return heard(line.text).replace(
    new RegExp(`${escaped(t("table-player", { seat: line.seat + 1 }))}(?!\\d)`, "i"),
    () => names[line.seat] ?? "",
  );
}
