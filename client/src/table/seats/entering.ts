/** How a guest enters a table: at an own seat, with a link, as a spectator, or as a visitor who may sit down. */
import { api, type Viewing, RequestError } from "../../net/api";
import type { Route } from "../../ui/route.svelte";
import { ownLinks, storedLinks, storeLinks, storeOwnLink } from "../../ui/storage";
import type { Mine, Outline } from "../../wire";

export type Address = Extract<Route, { page: "table" | "join" | "watch" }>;

export type Entrance =
  /** a viewer, at a seat or as a spectator; `yours` are all seats of this browser */
  | { kind: "viewer"; viewing: Viewing; yours: number[]; host: boolean }
  /** a visitor; `seat` is the one that the link invites to */
  | { kind: "visitor"; outline: Outline; seat: number | null; secret: string; host: boolean };

/** Whether a link is the one of the guest's own seat: an invitation opens no taken seat. */
async function opens(table: string, viewing: Viewing): Promise<boolean> {
  try {
    await api.view(table, viewing);
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.status >= 400 && error.status < 500) return false;
    throw error;
  }
}

/** Enter a table. */
export async function enter(address: Address): Promise<Entrance> {
  const { table } = address;
  if (address.page === "watch") storeLinks(table, { watch: address.secret });
  const mine = await api.mineAt(table);
  if (mine.yours.length) return seated(mine, mine.yours[0] ?? 0);
  if (address.page === "join") {
    const [viewing, outline] = [{ seat: address.seat, link: address.secret }, await api.outline(table)];
    if (outline.seats[address.seat]?.kind === "person" && (await opens(table, viewing))) {
      storeOwnLink(table, address.seat, address.secret);
      return { kind: "viewer", viewing, yours: [address.seat], host: mine.host };
    }
    return { kind: "visitor", outline, seat: address.seat, secret: address.secret, host: mine.host };
  }
  for (const viewing of ownLinks(table))
    if (await opens(table, viewing)) return { kind: "viewer", viewing, yours: [viewing.seat], host: mine.host };
  return withoutSeat(table, mine, storedLinks(table).watch);
}

const seated = (mine: Mine, seat: number): Entrance => ({
  kind: "viewer",
  viewing: { seat },
  yours: mine.yours,
  host: mine.host,
});

/** Without a seat: the host and guests with the link may watch, others where anyone may, or after the end. */
async function withoutSeat(table: string, mine: Mine, watch: string | undefined): Promise<Entrance> {
  const outline = await api.outline(table);
  const open = mine.state === "open";
  const over = outline.result !== null && outline.settings.watch !== "nobody";
  const looks = mine.host || watch || over || outline.settings.watch === "anyone";
  if (looks && !(open && !mine.host && !watch && !over))
    return { kind: "viewer", viewing: { seat: null, link: watch }, yours: [], host: mine.host };
  return { kind: "visitor", outline, seat: null, secret: "", host: mine.host };
}
