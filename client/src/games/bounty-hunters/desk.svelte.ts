/**
 * All that the table of Bounty Hunters shows, made from what the server sends. The parts of the table read it and request
 * actions by `act`; nothing flows another way.
 */
import type { BountyCardData } from "../../art/cards";
import type { BountyHuntersCard as Card, BountyHuntersPlayerView as Player, BountyHuntersUpdate } from "../../wire";
import type { TableProps } from "../contract";
import { Desk as Shared } from "../desk.svelte";
import { aboutOf, cardOf, type Deck, drawn, nameOf, RULES, wordsOf } from "./cards";
import { decisionOf, heldBy, keysOf, pressing, titleOf } from "./decision";
import { endOf } from "./standing";

const PRINTED = { titleOf, drawn, wordsOf, nameOf, aboutOf, cardOf, ruleOf: (card: Card) => RULES[card.type] };

export class Desk extends Shared<BountyHuntersUpdate, Player, Card, BountyCardData> {
  constructor(given: () => TableProps) {
    super(given, PRINTED);
  }

  // --- the decision, and where its choices lie ---
  decision = $derived.by(() => decisionOf(this.now, this.legal, this.update.outlook, this.cards));
  /** the key that plays an action */
  keys = $derived.by(() => keysOf(this.decision));
  /** what pressing a target does, and what pressing a reserved card does */
  onTarget = $derived.by(() => pressing(this.legal, ({ target }) => target));
  onReserved = $derived.by(() => pressing(this.legal, ({ verb, card }) => (verb === "activate" ? card : null)));
  /** what pressing the chosen card does: what most players will want, if that is to play it */
  onPick = $derived.by(
    () => this.decision?.choices.find((choice) => choice.first && /^(play|reserve)/.test(choice.action))?.action ?? "",
  );

  end = $derived.by(() => endOf(this.view));
  /** my cards: those of the hand, and the chosen card until it is resolved */
  held = $derived.by(() => (this.me ? heldBy(this.me) : []));

  deckOf = (number: number): Deck => this.cards[number]?.deck ?? "target";
}
