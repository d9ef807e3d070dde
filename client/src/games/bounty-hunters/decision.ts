/** What somebody has to decide, in a sentence with its choices: all from what the server says is legal. */
import { t } from "../../text/text.svelte";
import type { BountyHuntersCard, BountyHuntersView, Legal } from "../../wire";
import type { Choice, Decision } from "../games";
import { aboutOf, nameOf } from "./cards";

/** An action taken apart: "play 88 @2". */
export interface Parts {
  verb: string;
  card: number;
  target: number | null;
}
export function partsOf(action: string): Parts {
  const [verb = "", card = "", at = ""] = action.split(" ");
  return { verb, card: Number(card), target: at.startsWith("@") ? Number(at.slice(1)) : null };
}

/** What an action is about, as a reader calls it. */
export function titleOf(action: string, cards: readonly BountyHuntersCard[]): string {
  const [verb, thing = ""] = action.split(" ");
  if (verb === "draw") return t(`bounty-hunters-deck-${thing}`);
  return titled(cards, thing ? Number(thing) : null);
}

/** Whether an attack card gives a target all that it is short of. */
export function captures(view: BountyHuntersView, card: BountyHuntersCard | undefined, target: number | null): boolean {
  const group = view.players[view.viewer ?? -1]?.open.find((one) => one.target === target);
  return !!group && !!card && "attack" in card && group.missing.every((missing, i) => missing <= (card.attack[i] ?? 0));
}

/** What pressing a thing does: its one legal action, or "" where it has several. What has none is not there. */
export function pressing(legal: readonly Legal[], thing: (parts: Parts) => number | null): Map<number, string> {
  const found = new Map<number, string>();
  for (const { action } of legal) {
    const one = thing(partsOf(action));
    if (one !== null) found.set(one, found.has(one) ? "" : action);
  }
  return found;
}

const ORDER = ["play", "activate", "reserve", "sell", "finish"];

/** The decision of the one who looks, null if there is none. */
export function decisionOf(view: BountyHuntersView, legal: readonly Legal[], cards: readonly BountyHuntersCard[]): Decision | null {
  if (!legal.length) return null;
  if (view.phase === "draw") return { sentence: t("client-bh-draw"), hint: t("client-bh-draw-hint"), choices: legal.map(({ action, text }) => ({ action, label: text, elsewhere: true })) };
  if (view.phase === "choose") return { sentence: t("client-bh-choose"), hint: t("client-bh-choose-hint"), choices: legal.map(({ action, text }) => ({ action, label: text, elsewhere: true })) };
  const sorted = [...legal].sort((a, b) => ORDER.indexOf(partsOf(a.action).verb) - ORDER.indexOf(partsOf(b.action).verb));
  const choices = sorted.map(({ action }) => choiceOf(action, view, cards));
  const best = choices.find((choice) => choice.first) ?? choices[0];
  for (const choice of choices) choice.first = choice === best;
  const pick = view.players[view.viewer ?? -1]?.pick;
  const unresolved = sorted.some(({ action }) => action.startsWith("sell"));
  if (unresolved && typeof pick === "number") return { sentence: t("client-bh-resolve", { card: titled(cards, pick) }), hint: hintOf(best?.action ?? "", pick, view, cards), choices };
  return { sentence: choices.length > 1 ? t("client-bh-activate") : t("client-bh-finish"), choices };
}

/** What would follow from what most will want: the worth of a capture, else what the card does. */
function hintOf(action: string, pick: number, view: BountyHuntersView, cards: readonly BountyHuntersCard[]): string {
  const { target } = partsOf(action);
  const [card, aim] = [cards[pick], target === null ? undefined : cards[target]];
  if (!card) return "";
  if (aim?.type !== "target" || !captures(view, card, target)) return aboutOf(card).split("\n")[0] ?? "";
  const attack = view.players[view.viewer ?? -1]?.open.find((one) => one.target === target)?.attack ?? [];
  const cost = [...attack, pick].reduce((sum, one) => sum + (cards[one]?.type === "hunter" ? cards[one].penalty : 0), 0);
  return t("client-bh-capture-hint", { target: nameOf(aim), points: aim.points, cost, bonus: aim.bonus });
}

const titled = (cards: readonly BountyHuntersCard[], number: number | null): string => {
  const card = number === null ? undefined : cards[number];
  return card ? nameOf(card) : "";
};

/** A choice of the second step, in as few words as possible. */
function choiceOf(action: string, view: BountyHuntersView, cards: readonly BountyHuntersCard[]): Choice {
  const { verb, card, target } = partsOf(action);
  const printed = cards[card];
  const takes = captures(view, printed, target);
  const values = { card: titled(cards, card), target: titled(cards, target), cost: printed && "cost" in printed ? printed.cost : 0, captures: takes ? "yes" : "no" };
  const label = {
    play: target === null ? t(values.cost ? "client-bh-pay-play" : "client-bh-play", values) : t(values.cost ? "client-bh-pay-play-on" : "client-bh-play-on", values),
    activate: target === null ? t("client-bh-activate-it", values) : t("client-bh-activate-on", values),
    reserve: t("client-bh-reserve", values),
    sell: t("client-bh-sell", values),
    finish: t("client-bh-finish-it"),
  }[verb];
  return { action, label: label ?? action, first: takes };
}
