/** Cards, missions and characters of Way of the Mandalorian as they are drawn, and in words. */
import type { Quad, WayCardData } from "../../art/cards";
import type { Line } from "../../net/live.svelte";
import { t } from "../../text/text.svelte";
import type { WayOfTheMandalorianCard as Card } from "../../wire";
import { operandOf } from "../lines";
import { OPERANDS } from "./operands";

export type { Card };
/** an event that lies face down: it is not known which */
export const HIDDEN: WayCardData = { type: "event", id: "crossfire", name: "", symbols: [0, 0, 0, 0], cost: 0 };

/** Where a mission lies among all cards: missions are numbered by themselves. */
export const missionPlace = (cards: readonly Card[], mission: number): number =>
  cards.findIndex(({ type }) => type === "mission") + mission;

/** The card or mission that a line of the log speaks of, by its place among all cards; null for none. */
export function cardOf(line: Line, cards: readonly Card[]): number | null {
  const mission = operandOf(line, OPERANDS, "mission", "title");
  return mission === null ? operandOf(line, OPERANDS, "card", "brief") : missionPlace(cards, mission);
}

export const missionOf = (cards: readonly Card[], number: number): Card | undefined =>
  cards[missionPlace(cards, number)];
export const characterOf = (cards: readonly Card[], name: string): Card | undefined =>
  cards.find((card) => card.type === "character" && card.name === name);

export const quad = (values: readonly number[]): Quad => [
  values[0] ?? 0,
  values[1] ?? 0,
  values[2] ?? 0,
  values[3] ?? 0,
];

/** What a card is called. */
export function nameOf(card: Card): string {
  if (card.type === "mission") return t(`way-of-the-mandalorian-mission-${card.name}`);
  return card.type === "character"
    ? t(`way-of-the-mandalorian-character-${card.name}`)
    : t(`way-of-the-mandalorian-card-${card.name}`);
}

/** A card as it is drawn. */
export function drawn(card: Card): WayCardData {
  const [id, name] = [card.name, nameOf(card)];
  switch (card.type) {
    case "mission":
      return {
        type: "mission",
        id,
        name,
        level: card.level,
        requires: quad(card.requires),
        reward: card.reward,
        penalty: card.penalty,
      };
    case "character":
      return { type: "character", id, name, symbols: quad(card.symbols) };
    case "equipment":
      return { type: "equipment", id, name, symbols: quad(card.symbols), cost: card.cost, temporary: card.temporary };
    case "event-card":
      return { type: "event", id, name, symbols: quad(card.symbols), cost: card.cost };
  }
}

const ATTRIBUTES = ["firepower", "armour", "piloting", "cunning"] as const;
/** Symbols in words, without attributes that have none. */
export const symbolsText = (symbols: readonly number[]): string =>
  ATTRIBUTES.map((of, i) => (symbols[i] ? `${symbols[i]} ${t(`way-of-the-mandalorian-attribute-${of}`)}` : ""))
    .filter(Boolean)
    .join(", ");

/** All that is on a card, as a single line. */
export function wordsOf(card: Card): string {
  switch (card.type) {
    case "mission":
      return t("client-wm-words-mission", {
        name: nameOf(card),
        level: card.level,
        symbols: symbolsText(card.requires),
        reward: card.reward,
        penalty: card.penalty,
      });
    case "character":
      return t("client-wm-words-character", { name: nameOf(card), symbols: symbolsText(card.symbols) });
    case "equipment":
      return t("client-wm-words-equipment", {
        name: nameOf(card),
        cost: card.cost,
        symbols: symbolsText(card.symbols),
        temporary: card.temporary ? "yes" : "no",
      });
    case "event-card":
      return t("client-wm-words-event", { name: nameOf(card), symbols: symbolsText(card.symbols) });
  }
}

/** What a card does, for a player who sees it for the first time. */
export function aboutOf(card: Card): string {
  switch (card.type) {
    case "mission":
      return t(card.last ? "client-wm-about-last" : "client-wm-about-mission", {
        symbols: symbolsText(card.requires),
        reward: card.reward,
        penalty: card.penalty,
      });
    case "character":
      return abilityOf(card);
    case "equipment":
      return t(card.temporary ? "client-wm-about-temporary" : "client-wm-about-equipment", {
        cost: card.cost,
        symbols: symbolsText(card.symbols),
        half: card.sale,
      });
    case "event-card":
      return t("client-wm-about-event", { symbols: symbolsText(card.symbols) });
  }
}

export const abilityOf = (card: Card): string => t(`client-wm-ability-${card.name}`);
export const RULES: Readonly<Record<Card["type"], string>> = {
  mission: "WM-04",
  character: "WM-03",
  equipment: "WM-05",
  "event-card": "WM-06",
};
