/**
 * All that the table of Bounty Hunters shows, made from what the server says. The pieces of the table read it and hand
 * wishes to `act`; nothing flows another way.
 */
import type { BountyCardData, Triple } from "../../art/cards";
import type { Line } from "../../net/live.svelte";
import type { Explained } from "../../table/tip.svelte";
import { t } from "../../text/text.svelte";
import type { BountyHuntersCard, BountyHuntersPlayerView as Player, BountyHuntersUpdate, Place } from "../../wire";
import type { TableProps } from "../games";
import { aboutOf, cardOf, type Deck, DECK_OF, drawn, nameOf, RULES, wordsOf } from "./cards";
import { decisionOf, pressing, titleOf } from "./decision";
import { endOf } from "./standing";

const NOBODY: Place = { kind: "bot", name: "", level: "", away: "", stood_in: false };

export const triple = (values: readonly number[]): Triple => [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0];

export class Desk {
  readonly #given: () => TableProps;
  constructor(given: () => TableProps) {
    this.#given = given;
  }

  update = $derived.by(() => this.#given().update as BountyHuntersUpdate);
  cards = $derived.by(() => this.#given().cards as BountyHuntersCard[]);
  view = $derived.by(() => this.update.view as NonNullable<BountyHuntersUpdate["view"]>);
  seat = $derived.by(() => this.#given().seat);
  past = $derived.by(() => this.#given().past ?? false);
  legal = $derived.by(() => (this.past ? [] : this.update.legal));
  act = (action: string): void => this.#given().act(action, titleOf(action, this.cards));

  // --- the decision, and where its choices lie ---
  decision = $derived.by(() => decisionOf(this.view, this.legal, this.cards));
  /** the key that plays an action */
  keys = $derived.by(() => new Map(this.decision?.choices.map((choice, i) => [choice.action, String(i + 1)]) ?? []));
  /** what pressing a target does, and what pressing a card that waits does */
  onTarget = $derived.by(() => pressing(this.legal, ({ target }) => target));
  onReserved = $derived.by(() => pressing(this.legal, ({ verb, card }) => (verb === "activate" ? card : null)));
  /** what pressing the card that was chosen does: what most will want, if that is to play it */
  onPick = $derived.by(() => this.decision?.choices.find((choice) => choice.first && /^(play|reserve)/.test(choice.action))?.action ?? "");

  // --- who sits where: the others from my left on ---
  me = $derived.by(() => (this.seat === null ? null : (this.view.players[this.seat] ?? null)));
  count = $derived.by(() => this.view.players.length);
  others = $derived.by(() => {
    const { seat, count, view } = this;
    return Array.from({ length: seat === null ? count : count - 1 }, (_, i) => view.players[((seat ?? -1) + 1 + i) % count]).filter((one) => one !== undefined);
  });
  best = $derived.by(() => Math.max(...this.view.players.map((one) => one.pad.total)));
  end = $derived.by(() => endOf(this.view));
  /** my cards: those of the hand, and the one that waits to be resolved */
  held = $derived.by(() => {
    if (!this.me) return [];
    const { hand, pick, fate } = this.me;
    const shown = pick !== null && fate === "unresolved" ? [pick] : [];
    return [...new Set([...hand.cards.filter((card) => card !== pick), ...shown])].sort((a, b) => a - b);
  });

  leads = (player: Player): boolean => player.pad.total === this.best && this.best > 0;
  nameOf = (seat: number): string => this.#given().names[seat] ?? "";
  placeOf = (seat: number): Place => this.update.table.seats[seat] ?? NOBODY;
  statusOf = (seat: number): ReturnType<TableProps["status"]> => this.#given().status(seat);

  // --- cards ---
  deckOf = (number: number): Deck => DECK_OF[this.cards[number]?.type ?? "target"];
  #made = new Map<number, BountyCardData>();
  #spoken = "";
  /** A card as it is drawn; made once, for pictures are not free. */
  art = (number: number): BountyCardData => {
    const language = t("bounty-hunters-name");
    if (language !== this.#spoken) this.#made.clear();
    this.#spoken = language;
    const found = this.#made.get(number) ?? drawn(this.cards[number] as BountyHuntersCard);
    this.#made.set(number, found);
    return found;
  };
  label = (number: number): string => (this.cards[number] ? wordsOf(this.cards[number]) : "");
  about = (number: number | null): Explained | null => {
    const card = number === null ? undefined : this.cards[number];
    return card && number !== null ? { title: nameOf(card), text: aboutOf(card), card: this.art(number), rule: RULES[card.type] } : null;
  };
  aboutLine = (line: Line): Explained | null => this.about(cardOf(line));
}
