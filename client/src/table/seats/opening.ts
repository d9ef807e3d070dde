/** Opening a table and going there. */
import type { Game, Level } from "../../games/contract";
import type { Lesson } from "../../games/guide";
import { api } from "../../net/api";
import { myName } from "../../ui/callsign";
import { go } from "../../ui/route.svelte";
import { sitDown } from "../../ui/sitting";
import { store, storeLinks } from "../../ui/storage";
import type { Open } from "../../wire";

/** Who is to play on a seat: this guest, another player at this screen, a bot, or the guest who gets the link. */
export type Seating =
  { kind: "me" } | { kind: "here"; name: string } | { kind: "bot"; level: Level } | { kind: "link" };

/** A request for a table; the server may offer games that this client does not know by name. */
export type Opening = Omit<Open, "game"> & { game: string };

/** Open a table, take the seats that can be taken now, and go there. */
export async function openTable(
  opening: Opening,
  seatings: readonly Seating[],
  opened?: (table: string) => void,
): Promise<void> {
  const links = await api.open(opening as Open);
  storeLinks(links.table, { seats: links.seats, watch: links.watch });
  opened?.(links.table);
  for (const [seat, seating] of seatings.entries()) await seated(links.table, seat, seating);
  go({ page: "table", table: links.table });
}

async function seated(table: string, seat: number, seating: Seating): Promise<void> {
  if (seating.kind === "me") await sitDown(table, seat, myName());
  if (seating.kind === "here") await sitDown(table, seat, seating.name);
  if (seating.kind === "bot") await api.request(table, seat, "bot", { level: seating.level });
}

/** Play at once, against bots. */
export const playNow = (game: Game): Promise<void> =>
  openTable({ game: game.id, seats: game.facts.default_seats }, [
    { kind: "me" },
    ...Array.from({ length: game.facts.default_seats - 1 }, (): Seating => ({ kind: "bot", level: "greedy" })),
  ]);

/** A table with bots for a lesson; the guide is shown there. */
export function beginLesson(game: Game, lesson: Lesson): Promise<void> {
  const bots = lesson.bots.map((level): Seating => ({ kind: "bot", level }));
  return openTable(
    { game: game.id, seats: bots.length + 1, options: lesson.options, lesson: true },
    [{ kind: "me" }, ...bots],
    (table) => store(`lesson.${table}`, lesson.name),
  );
}
