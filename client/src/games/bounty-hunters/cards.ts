/** Cards of Bounty Hunters as they are drawn, and in words. */
import type { BountyCardData, Triple } from "../../art/cards";
import type { Line } from "../../net/live.svelte";
import { t } from "../../text/text.svelte";
import type { BountyHuntersCard, BountyHuntersDeckView } from "../../wire";
import { operandOf } from "../lines";
import { OPERANDS } from "./operands";

/** The card that a line of the log speaks of, null for none. */
export const cardOf = (line: Line): number | null => operandOf(line, OPERANDS, "card");

export type Deck = BountyHuntersDeckView["deck"];

export const triple = (values: readonly number[]): Triple => [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0];
const targetName = (character: string): string => t(`bounty-hunters-character-${character}`);

/** What a card is called. */
export function nameOf(card: BountyHuntersCard): string {
  switch (card.type) {
    case "target":
      return targetName(card.character);
    case "hunter":
      return t(`bounty-hunters-hunter-${card.character}`);
    case "droid":
      return t(`bounty-hunters-family-${card.family}`);
    case "crate":
      return t("client-bh-crates", { icons: card.icons });
    case "contract":
      return t("client-bh-contract");
  }
}

/** A card as it is drawn. */
export function drawn(card: BountyHuntersCard): BountyCardData {
  const name = nameOf(card);
  switch (card.type) {
    case "target":
      return { ...card, name, shield: triple(card.shield), bonus: card.bonus as "none" };
    case "hunter":
      return { ...card, name, attack: triple(card.attack) };
    case "droid":
      return { ...card, name, attack: triple(card.attack) };
    case "crate":
      return { ...card, name };
    case "contract":
      return { ...card, name, kind: card.kind as "two-targets" };
  }
}

/** All that is on a card, as a single line. */
export function wordsOf(card: BountyHuntersCard): string {
  const [green = 0, blue = 0, orange = 0] = "shield" in card ? card.shield : "attack" in card ? card.attack : [];
  const values = { name: nameOf(card), green, blue, orange };
  switch (card.type) {
    case "target":
      return t("bounty-hunters-card-target", { ...values, points: card.points, bonus: card.bonus });
    case "hunter":
      return t("bounty-hunters-card-hunter", { ...values, penalty: card.penalty });
    case "droid":
      return t("bounty-hunters-card-droid", { ...values, cost: card.cost });
    case "crate":
      return t("bounty-hunters-card-crate", { icons: card.icons, cost: card.cost, points: card.points });
    case "contract":
      return t(`bounty-hunters-card-${card.kind}`, pairOf(card));
  }
}

const pairOf = (card: Extract<BountyHuntersCard, { type: "contract" }>): Record<string, string | number> => ({
  first: targetName(card.targets[0] ?? ""),
  second: targetName(card.targets[1] ?? card.targets[0] ?? ""),
  unit: card.units[0] ?? 0,
  unit2: card.units[1] ?? card.units[0] ?? 0,
  duo: card.duo,
});

/** What a card does, for a player who sees it for the first time. */
export function aboutOf(card: BountyHuntersCard): string {
  switch (card.type) {
    case "target":
      return [
        t("client-bh-about-target", { points: card.points, copies: card.copies }),
        card.bonus === "none" ? "" : t(`client-bh-bonus-${card.bonus}`),
      ]
        .filter(Boolean)
        .join("\n");
    case "hunter":
      return card.penalty ? t("client-bh-about-hunter", { penalty: card.penalty }) : t("client-bh-about-hunter-free");
    case "droid":
      return t("client-bh-about-droid", { cost: card.cost, copies: card.copies });
    case "crate":
      return t("client-bh-about-crate", { cost: card.cost, points: card.points, icons: card.icons });
    case "contract":
      return t(`client-bh-about-${card.kind}`, pairOf(card));
  }
}

/** What a target is still short of, in words. */
export const missingOf = ([green = 0, blue = 0, orange = 0]: readonly number[]): string =>
  t("client-bh-missing", { green, blue, orange });

/** The rule that a kind of card comes from. */
export const RULES: Readonly<Record<BountyHuntersCard["type"], string>> = {
  target: "BH-58",
  hunter: "BH-08",
  droid: "BH-09",
  crate: "BH-10",
  contract: "BH-11",
};
