/** How somebody comes to a table: at a seat of theirs, with a link, as a spectator, or as a visitor who may sit down. */
import { keepTable, keptTable } from "../app/kept";
import type { Route } from "../app/route.svelte";
import { api, type Eyes, Trouble } from "../net/api";
import type { Mine, Outline } from "../wire";

export type Address = Extract<Route, { page: "table" | "join" | "watch" }>;

export type Entry =
  /** looks, from a seat or as a spectator; `yours` are all seats of this browser */
  | { kind: "eyes"; eyes: Eyes; yours: number[]; host: boolean }
  /** stands beside the table; `seat` is the one that the link is for */
  | { kind: "visitor"; outline: Outline; seat: number | null; secret: string; host: boolean };

/** Whether something can be seen with a link that may be that of somebody's own seat. */
async function opens(table: string, eyes: Eyes): Promise<boolean> {
  try {
    await api.view(table, eyes);
    return true;
  } catch (error) {
    if (error instanceof Trouble && error.status >= 400 && error.status < 500) return false;
    throw error;
  }
}

/** Come to a table. */
export async function enter(address: Address): Promise<Entry> {
  const { table } = address;
  if (address.page === "watch") keepTable(table, { watch: address.secret });
  const mine = await api.mineAt(table);
  const kept = keptTable(table);
  if (mine.yours.length) return seated(mine, mine.yours[0] ?? 0);
  if (address.page === "join") {
    const [eyes, outline] = [{ seat: address.seat, link: address.secret }, await api.outline(table)];
    if (outline.seats[address.seat]?.kind === "person" && (await opens(table, eyes))) {
      keepTable(table, { seat: address.seat, secret: address.secret });
      return { kind: "eyes", eyes, yours: [address.seat], host: mine.host };
    }
    return { kind: "visitor", outline, seat: address.seat, secret: address.secret, host: mine.host };
  }
  if (kept.seat !== undefined && kept.secret && (await opens(table, { seat: kept.seat, link: kept.secret }))) {
    return { kind: "eyes", eyes: { seat: kept.seat, link: kept.secret }, yours: [kept.seat], host: mine.host };
  }
  return beside(table, mine, kept.watch);
}

const seated = (mine: Mine, seat: number): Entry => ({ kind: "eyes", eyes: { seat }, yours: mine.yours, host: mine.host });

/** Without a seat: whoever has opened the table or has its link may look, others where everybody may, or after the end. */
async function beside(table: string, mine: Mine, watch: string | undefined): Promise<Entry> {
  const outline = await api.outline(table);
  const open = mine.state === "open" || outline.seats.some((seat) => seat.away === "left");
  const over = outline.result !== null && outline.settings.watch !== "nobody";
  const looks = mine.host || watch || over || outline.settings.watch === "anyone";
  if (looks && !(open && !mine.host && !watch && !over)) return { kind: "eyes", eyes: { seat: null, link: watch }, yours: [], host: mine.host };
  return { kind: "visitor", outline, seat: null, secret: "", host: mine.host };
}
