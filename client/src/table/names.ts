/** Who is who at a table, and for whom it waits. */
import type { Status } from "../games/games";
import { t } from "../text/text.svelte";
import type { Outline, Place, Update } from "../wire";
import type { Line } from "../net/live.svelte";

/** What bots are called, by their seats: the same in every language, like other names. */
export const BOTS = ["Bolt", "Zap", "Cog", "Fuse", "Pip", "Dex"] as const;

/** What somebody is called: their name, or what sits there. */
export const nameOf = (place: Place, seat: number): string => place.name || (place.kind === "bot" && BOTS[seat]) || t("client-player", { number: seat + 1 });

/** The seats of bots: these have a face. */
export const botsOf = (table: Outline): number[] => table.seats.flatMap(({ kind }, seat) => (kind === "bot" ? [seat] : []));

export const namesOf = (table: Outline): string[] => table.seats.map(nameOf);

/** The seats that have to decide something now, as far as everybody may know. */
export function waitsFor(update: Update): number[] {
  const { view } = update;
  if (!view) return [];
  switch (view.game) {
    case "bounty-hunters":
      if (view.phase === "over") return [];
      return view.players.filter((one) => (view.phase === "resolve" ? !one.finished : !one.chosen)).map((one) => one.seat);
    case "way-of-the-mandalorian":
      return view.actor === null || view.phase === "over" ? [] : [view.actor];
    case "mandalorian-adventures":
      return view.question.actor === null ? [] : [view.question.actor];
  }
}

/** How somebody is, in a sign and in words. */
export function statusOf(update: Update, seat: number): Status {
  const { table, view } = update;
  const place = table.seats[seat];
  if (!place || place.kind === "open") return { status: "", says: "" };
  if (place.kind === "person" && place.away) return { status: "stand-in", says: t("client-status-stand-in") };
  if (table.gone.includes(seat)) return { status: "away", says: t("client-status-away") };
  const waits = waitsFor(update);
  if (waits.includes(seat)) return table.you?.seat === seat ? { status: "yours", says: t("client-status-yours") } : { status: "thinking", says: t("client-status-thinking") };
  return waits.length && view?.game === "bounty-hunters" ? { status: "ready", says: t("client-status-ready") } : { status: "", says: "" };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A text of the server with people by their names: it speaks of "Player 2", for it tells the same to programs. What it says
 * for a seat is known, so it can be replaced. Whoever looks is spoken of as "Player 1 (you)".
 */
export function withNames(text: string, game: string, names: readonly string[], you: number | null | undefined): string {
  let found = text;
  for (const [seat, name] of names.entries()) {
    for (const mine of seat === you ? ["yes"] : ["yes", "no"]) {
      const who = t(`${game}-who`, { you: mine, seat: seat + 1 });
      found = found.replace(new RegExp(`${escaped(who)}(?!\\d)`, "g"), () => name);
    }
  }
  return found;
}

/** A line of the log, with people by their names. */
export function named(line: Line, update: Update, names: readonly string[]): string {
  if (line.kind === "event") return withNames(line.text, update.table.game, names, update.table.you?.seat);
  if (!("seat" in line)) return line.text;
  // it may stand inside a sentence
  return line.text.replace(new RegExp(`${escaped(t("table-player", { seat: line.seat + 1 }))}(?!\\d)`, "i"), () => names[line.seat] ?? "");
}
