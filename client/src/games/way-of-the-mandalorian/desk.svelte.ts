/**
 * All that the table of Way of the Mandalorian shows, made from what the server sends, and what the viewer does on the way
 * to an action. The parts of the table read it and request actions by `act`; nothing flows another way.
 */
import { untrack } from "svelte";
import type { WayCardData } from "../../art/cards";
import { t } from "../../text/text.svelte";
import type { WayOfTheMandalorianPlayerView as Player, WayOfTheMandalorianUpdate } from "../../wire";
import type { TableProps } from "../contract";
import { Desk as Shared } from "../desk.svelte";
import {
  aboutOf,
  type Card,
  cardOf,
  characterOf,
  drawn,
  missionOf,
  missionPlace,
  nameOf,
  quad,
  RULES,
  wordsOf,
} from "./cards";
import { choicesOf, decisionOf, type Doing, lasting, ofHand, titleOf, toggled, useAction } from "./decision";
import { wayOf } from "./standing";

const PRINTED = { titleOf, drawn, wordsOf, nameOf, aboutOf, cardOf, ruleOf: (card: Card) => RULES[card.type] };

export class Desk extends Shared<WayOfTheMandalorianUpdate, Player, Card, WayCardData> {
  constructor(given: () => TableProps) {
    super(given, PRINTED);
    // Every question begins as most players want it: nothing for sale, and in use what is not worn out by it.
    $effect(() => {
      void this.#question;
      untrack(() => {
        this.#selling = false;
        this.#used = lasting(this.now.players[this.seat ?? -1]?.equipped ?? [], this.update.outlook);
      });
    });
  }

  // --- the decision ---
  #selling = $state(false);
  #used = $state.raw(lasting([], {}));
  #question = $derived.by(() => `${this.now.phase} ${this.now.turn} ${this.now.actions} ${this.now.attempt?.mission}`);
  doing = $derived.by((): Doing => ({
    selling: this.#selling,
    used: this.#used,
    sell: (on) => void (this.#selling = on),
    use: this.use,
  }));
  decision = $derived.by(() =>
    decisionOf(this.now, this.legal, this.update.outlook, this.cards, this.given().names, this.doing),
  );
  choices = $derived.by(() => choicesOf(this.decision));
  /** whether the viewer has something to decide */
  mine = $derived.by(() => this.legal.length > 0);
  selling = $derived.by(() => this.#selling || this.now.phase === "sale");

  /** whether cards of the hand are given away, for which neither missions nor the market matter */
  giving = $derived.by(() => this.mine && (this.selling || this.now.phase === "limit"));

  /** Switch the use of the card of a slot on or off. */
  use = (slot: number): void => {
    this.#used = toggled(this.#used, slot);
  };
  has = (...actions: string[]): boolean => actions.some((action) => this.choices.has(action));
  keyOf = (...actions: string[]): string => actions.map((action) => this.choices.get(action)?.key).find(Boolean) ?? "";
  /** The action that pressing a card of the hand requests, legal or not: the server says why not. */
  ofHand = (card: number): string =>
    ofHand(card, this.now, this.cards, this.#selling, (action) => this.choices.has(action));

  /** Whether a card settles the attempt, if it is played by this action. */
  decides = (action: string): boolean => !!this.choiceOf(action)?.deciding;
  /** The words of a card that can be played by an action. */
  spoken = (card: number, action: string): string =>
    this.decides(action) ? `${this.label(card)}. ${t("client-wm-preview-decides")}` : this.label(card);

  // --- missions ---
  way = $derived.by(() => wayOf(this.view));
  strength = $derived.by(() => quad(this.me?.strength ?? []));
  /** whether my board is enough for a mission, if nobody plays an event */
  reaches = (mission: number): boolean => this.view.reached.includes(mission);
  /** where a mission lies among all cards */
  missionPlace = (mission: number): number => missionPlace(this.cards, mission);
  attempted = $derived.by(() => (this.view.attempt ? missionOf(this.cards, this.view.attempt.mission) : undefined));
  /** the row with the mission that is being attempted, which lies in the middle of the table meanwhile */
  row = $derived.by(() =>
    this.view.row.map((mission, i) => mission ?? (this.view.attempt?.place === i ? this.view.attempt.mission : null)),
  );
  /** what the active player has for the mission: with the cards that are switched on, else with the whole board */
  available = $derived.by(
    () => this.update.outlook[useAction(this.#used)]?.available ?? this.view.attempt?.available ?? [],
  );

  /** The character of a player, as it is drawn. */
  character = (player: Player): Extract<WayCardData, { type: "character" }> | undefined => {
    const card = characterOf(this.cards, player.character);
    const made = card && drawn(card);
    return made?.type === "character" ? made : undefined;
  };
}
