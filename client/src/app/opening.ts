/** Opening a table from what somebody wants, and going there. */
import type { Game, Level } from "../games/games";
import { api } from "../net/api";
import type { Open } from "../wire";
import { callsign } from "./callsign";
import { keepTable } from "./kept";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";

/** Who is to play on a seat: I, somebody else at this screen, a bot, or whoever gets the link. */
export type Seating = { kind: "me" } | { kind: "here"; name: string } | { kind: "bot"; level: Level } | { kind: "link" };

export const myName = (): string => settings.name || callsign();

/** Open a table, seat everybody who can be seated now, and go there. */
export async function openTable(said: Open, seatings: readonly Seating[], opened = (_table: string): void => {}): Promise<void> {
  const links = await api.open(said);
  keepTable(links.table, { seats: links.seats, watch: links.watch });
  opened(links.table);
  for (const [seat, seating] of seatings.entries()) await seated(links.table, seat, seating);
  go({ page: "table", table: links.table });
}

async function seated(table: string, seat: number, seating: Seating): Promise<void> {
  if (seating.kind === "me") await api.wish(table, seat, "sit", { name: myName() });
  if (seating.kind === "here") await api.wish(table, seat, "sit", { name: seating.name });
  if (seating.kind === "bot") await api.wish(table, seat, "bot", { level: seating.level });
}

/** Play at once, against bots. */
export const playNow = (game: Game): Promise<void> =>
  openTable({ game: game.id, seats: game.now }, [{ kind: "me" }, ...Array.from({ length: game.now - 1 }, (): Seating => ({ kind: "bot", level: "greedy" }))]);
