/** How the game stands: how near the last mission is, what everybody has. */
import type { Share } from "../../art/bars";
import type { Quad } from "../../art/cards";
import { t } from "../../text/text.svelte";
import type { WayOfTheMandalorianPlayerView as Player, WayOfTheMandalorianView as View } from "../../wire";
import { type Card, characterOf, MARKET, symbolsOf } from "./cards";

/** WM-12: missions in the game, by the number of players and their level. */
const USED: Readonly<Record<number, readonly number[]>> = { 2: [8, 4, 4, 1], 3: [12, 6, 6, 1], 4: [16, 8, 8, 1] };

export interface Way {
  of: readonly number[];
  left: number[];
  label: string;
}

/** What is left on the way to the last mission. */
export function wayOf(view: View, cards: readonly Card[]): Way {
  const of = USED[view.players.length] ?? [0, 0, 0, 0];
  const done = [0, 0, 0, 0];
  for (const number of view.completed) {
    const card = cards[MARKET + number];
    if (card?.type === "mission") done[card.level - 1] = (done[card.level - 1] ?? 0) + 1;
  }
  const label = view.mission_deck > 0 ? t("client-wm-end-far", { left: view.mission_deck }) : t("client-wm-end-near");
  return { of, left: of.map((all, level) => all - (done[level] ?? 0)), label };
}

/** Credits, and what the board would bring. */
export const sharesOf = (player: Player): Share[] =>
  player.pad === null ? [] : [{ of: "credits", value: player.pad.credits }, { of: "sale", value: player.pad.sale }].filter((share) => share.value !== 0);

/** What somebody has for a mission with the whole board, before any event. */
export function strengthOf(player: Player, cards: readonly Card[]): Quad {
  const all = [symbolsOf(characterOf(cards, player.character)), ...player.equipped.map((number) => symbolsOf(number === null ? undefined : cards[number]))];
  const sum = (i: number): number => all.reduce((total, symbols) => total + (symbols[i] ?? 0), 0);
  return [sum(0), sum(1), sum(2), sum(3)];
}
