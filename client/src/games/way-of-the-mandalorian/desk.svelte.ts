/**
 * All that the table of Way of the Mandalorian shows, made from what the server says, and what somebody is doing on the
 * way to an action. The pieces of the table read it and hand wishes to `act`; nothing flows another way.
 */
import { untrack } from "svelte";
import type { WayCardData } from "../../art/cards";
import type { WayOfTheMandalorianPlayerView as Player, WayOfTheMandalorianUpdate } from "../../wire";
import { Desk as Shared } from "../desk.svelte";
import type { TableProps } from "../games";
import { aboutOf, type Card, cardOf, characterOf, drawn, missionOf, nameOf, quad, RULES, wordsOf } from "./cards";
import { availableWith, decisionOf, type Doing, lasting, ofHand, titleOf } from "./decision";
import { strengthOf, wayOf } from "./standing";

const PRINTED = { titleOf, drawn, wordsOf, nameOf, aboutOf, cardOf, ruleOf: (card: Card) => RULES[card.type] };

export class Desk extends Shared<WayOfTheMandalorianUpdate, Player, Card, WayCardData> {
  constructor(given: () => TableProps) {
    super(given, PRINTED);
    // Every question begins as most want it: nothing for sale, and in use what is not used up by it (WM-A40).
    $effect(() => {
      void this.#question;
      untrack(() => {
        this.#selling = false;
        this.#used = lasting(this.me?.equipped ?? [], this.cards);
      });
    });
  }

  // --- the decision ---
  #selling = $state(false);
  #used = $state.raw<ReadonlySet<number>>(new Set());
  #question = $derived.by(() => `${this.view.phase} ${this.view.turn} ${this.view.actions} ${this.view.attempt?.mission}`);
  doing = $derived.by((): Doing => ({ selling: this.#selling, used: this.#used, sell: (on) => void (this.#selling = on), use: this.use }));
  decision = $derived.by(() => decisionOf(this.view, this.legal, this.cards, this.given().names, this.doing));
  choices = $derived.by(() => new Map(this.decision?.choices.map((choice, i) => [choice.action, { choice, key: String(i + 1) }]) ?? []));
  /** whether it is mine to decide something */
  mine = $derived.by(() => this.legal.length > 0);
  selling = $derived.by(() => this.#selling || this.view.phase === "sale");

  /** Use the card of a slot, or do not. */
  use = (slot: number): void => {
    const next = new Set(this.#used);
    if (!next.delete(slot)) next.add(slot);
    this.#used = next;
  };
  has = (...actions: string[]): boolean => actions.some((action) => this.choices.has(action));
  keyOf = (...actions: string[]): string => actions.map((action) => this.choices.get(action)?.key).find(Boolean) ?? "";
  /** What pressing a card of the hand wishes for, allowed or not: what is not allowed gets its reason. */
  ofHand = (card: number): string => ofHand(card, this.view, this.cards, this.#selling, (action) => this.choices.has(action));

  // --- missions ---
  way = $derived.by(() => wayOf(this.view, this.cards));
  strength = $derived.by(() => (this.me ? strengthOf(this.me, this.cards) : quad([])));
  attempted = $derived.by(() => (this.view.attempt ? missionOf(this.cards, this.view.attempt.mission) : undefined));
  /** the row with the mission that is being attempted, which lies in the middle of the table meanwhile */
  row = $derived.by(() => this.view.row.map((mission, i) => mission ?? (this.view.attempt?.place === i ? this.view.attempt.mission : null)));
  /** what whoever attempts a mission has for it, as far as it is decided */
  available = $derived.by(() => (this.view.phase === "use" && this.seat === this.view.active ? availableWith(this.view, this.cards, this.#used) : (this.view.attempt?.available ?? [])));

  /** The character of somebody, as it is drawn. */
  character = (player: Player): Extract<WayCardData, { type: "character" }> | undefined => {
    const card = characterOf(this.cards, player.character);
    const made = card && drawn(card);
    return made?.type === "character" ? made : undefined;
  };
}
