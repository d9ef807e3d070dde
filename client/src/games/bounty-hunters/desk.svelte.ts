/**
 * All that the table of Bounty Hunters shows, made from what the server says. The pieces of the table read it and hand
 * wishes to `act`; nothing flows another way.
 */
import type { BountyCardData, Triple } from "../../art/cards";
import type { BountyHuntersCard as Card, BountyHuntersPlayerView as Player, BountyHuntersUpdate } from "../../wire";
import { Desk as Shared } from "../desk.svelte";
import type { TableProps } from "../games";
import { aboutOf, cardOf, type Deck, DECK_OF, drawn, nameOf, RULES, wordsOf } from "./cards";
import { decisionOf, pressing, titleOf } from "./decision";
import { endOf } from "./standing";

export const triple = (values: readonly number[]): Triple => [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0];

const PRINTED = { titleOf, drawn, wordsOf, nameOf, aboutOf, cardOf, ruleOf: (card: Card) => RULES[card.type] };

export class Desk extends Shared<BountyHuntersUpdate, Player, Card, BountyCardData> {
  constructor(given: () => TableProps) {
    super(given, PRINTED);
  }

  // --- the decision, and where its choices lie ---
  decision = $derived.by(() => decisionOf(this.view, this.legal, this.cards));
  /** the key that plays an action */
  keys = $derived.by(() => new Map(this.decision?.choices.map((choice, i) => [choice.action, String(i + 1)]) ?? []));
  /** what pressing a target does, and what pressing a card that waits does */
  onTarget = $derived.by(() => pressing(this.legal, ({ target }) => target));
  onReserved = $derived.by(() => pressing(this.legal, ({ verb, card }) => (verb === "activate" ? card : null)));
  /** what pressing the card that was chosen does: what most will want, if that is to play it */
  onPick = $derived.by(() => this.decision?.choices.find((choice) => choice.first && /^(play|reserve)/.test(choice.action))?.action ?? "");

  end = $derived.by(() => endOf(this.view));
  /** my cards: those of the hand, and the one that waits to be resolved */
  held = $derived.by(() => {
    if (!this.me) return [];
    const { hand, pick, fate } = this.me;
    const shown = pick !== null && fate === "unresolved" ? [pick] : [];
    return [...new Set([...hand.cards.filter((card) => card !== pick), ...shown])].sort((a, b) => a - b);
  });

  deckOf = (number: number): Deck => DECK_OF[this.cards[number]?.type ?? "target"];
}
