/** Who sits at the table: in this game players are known by their characters. */
import { wayArt } from "../../art/way/art";
import type { Cards, Update } from "../../wire";
import type { Portrait } from "../contract";
import { type Card, characterOf, drawn } from "./cards";

export function portrait(update: Update, cards: Cards["cards"], seat: number): Portrait | null {
  const player = update.view?.players[seat];
  const card = player && "character" in player ? characterOf(cards as Card[], String(player.character)) : undefined;
  return card ? (id) => wayArt(drawn(card), id, false) : null;
}
