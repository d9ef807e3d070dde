/**
 * All that the table of Way of the Mandalorian shows, made from what the server says, and what somebody is doing on the
 * way to an action. The pieces of the table read it and hand wishes to `act`; nothing flows another way.
 */
import { untrack } from "svelte";
import type { WayCardData } from "../../art/cards";
import type { Line } from "../../net/live.svelte";
import type { Explained } from "../../table/tip.svelte";
import { t } from "../../text/text.svelte";
import type { Place, WayOfTheMandalorianPlayerView as Player, WayOfTheMandalorianUpdate } from "../../wire";
import type { TableProps } from "../games";
import { aboutOf, type Card, cardOf, characterOf, drawn, missionOf, nameOf, quad, RULES, wordsOf } from "./cards";
import { availableWith, decisionOf, type Doing, ofHand, titleOf } from "./decision";
import { strengthOf, wayOf } from "./standing";

const NOBODY: Place = { kind: "bot", name: "", level: "", away: "", stood_in: false };

export class Desk {
  readonly #given: () => TableProps;
  constructor(given: () => TableProps) {
    this.#given = given;
    // Every question begins as most want it: nothing for sale, the whole board in use.
    $effect(() => {
      void this.#question;
      untrack(() => {
        this.#selling = false;
        this.#used = new Set(this.me?.equipped.flatMap((card, slot) => (card === null ? [] : [slot])) ?? []);
      });
    });
  }

  update = $derived.by(() => this.#given().update as WayOfTheMandalorianUpdate);
  cards = $derived.by(() => this.#given().cards as Card[]);
  view = $derived.by(() => this.update.view as NonNullable<WayOfTheMandalorianUpdate["view"]>);
  seat = $derived.by(() => this.#given().seat);
  past = $derived.by(() => this.#given().past ?? false);
  legal = $derived.by(() => (this.past ? [] : this.update.legal));
  act = (action: string): void => this.#given().act(action, titleOf(action, this.cards));

  // --- the decision ---
  #selling = $state(false);
  #used = $state.raw<ReadonlySet<number>>(new Set());
  #question = $derived.by(() => `${this.view.phase} ${this.view.turn} ${this.view.actions} ${this.view.attempt?.mission}`);
  doing = $derived.by((): Doing => ({ selling: this.#selling, used: this.#used, sell: (on) => void (this.#selling = on), use: this.use }));
  decision = $derived.by(() => decisionOf(this.view, this.legal, this.cards, this.#given().names, this.doing));
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

  // --- who sits where: the others from my left on ---
  me = $derived.by(() => (this.seat === null ? null : (this.view.players[this.seat] ?? null)));
  count = $derived.by(() => this.view.players.length);
  others = $derived.by(() => {
    const { seat, count, view } = this;
    return Array.from({ length: seat === null ? count : count - 1 }, (_, i) => view.players[((seat ?? -1) + 1 + i) % count]).filter((one) => one !== undefined);
  });
  best = $derived.by(() => Math.max(0, ...this.view.players.map((one) => one.pad?.total ?? 0)));
  leads = (player: Player): boolean => this.best > 0 && player.pad?.total === this.best;
  nameOf = (seat: number): string => this.#given().names[seat] ?? "";
  placeOf = (seat: number): Place => this.update.table.seats[seat] ?? NOBODY;
  statusOf = (seat: number): ReturnType<TableProps["status"]> => this.#given().status(seat);

  // --- missions ---
  way = $derived.by(() => wayOf(this.view, this.cards));
  strength = $derived.by(() => (this.me ? strengthOf(this.me, this.cards) : quad([])));
  attempted = $derived.by(() => (this.view.attempt ? missionOf(this.cards, this.view.attempt.mission) : undefined));
  /** the row with the mission that is being attempted, which lies in the middle of the table meanwhile */
  row = $derived.by(() => this.view.row.map((mission, i) => mission ?? (this.view.attempt?.place === i ? this.view.attempt.mission : null)));
  /** what whoever attempts a mission has for it, as far as it is decided */
  available = $derived.by(() => (this.view.phase === "use" && this.seat === this.view.active ? availableWith(this.view, this.cards, this.#used) : (this.view.attempt?.available ?? [])));

  // --- cards ---
  #made = new Map<number, WayCardData>();
  #spoken = "";
  /** A card as it is drawn; made once, for pictures are not free. */
  art = (number: number): WayCardData => {
    const language = t("way-of-the-mandalorian-about");
    if (language !== this.#spoken) this.#made.clear();
    this.#spoken = language;
    const found = this.#made.get(number) ?? drawn(this.cards[number] as Card);
    this.#made.set(number, found);
    return found;
  };
  label = (number: number): string => (this.cards[number] ? wordsOf(this.cards[number]) : "");
  about = (number: number | null): Explained | null => {
    const card = number === null ? undefined : this.cards[number];
    return card && number !== null ? { title: nameOf(card), text: aboutOf(card), card: this.art(number), rule: RULES[card.type] } : null;
  };
  aboutLine = (line: Line): Explained | null => this.about(cardOf(line));
  /** The character of somebody, as it is drawn. */
  character = (player: Player): Extract<WayCardData, { type: "character" }> | undefined => {
    const card = characterOf(this.cards, player.character);
    const made = card && drawn(card);
    return made?.type === "character" ? made : undefined;
  };
}
