/** What the viewer has to decide, in a sentence with its choices: all from what the server says is legal and follows. */
import { t } from "../../text/text.svelte";
import type {
  BountyHuntersCard,
  BountyHuntersOutlook,
  BountyHuntersPlayerView as Player,
  BountyHuntersView,
  Legal,
} from "../../wire";
import type { Choice, Decision } from "../contract";
import { aboutOf, nameOf } from "./cards";
import { captureOf, linesOf } from "./preview";

/** What would follow from actions, by their notation. */
export type Outlook = Readonly<Record<string, BountyHuntersOutlook>>;

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

/** Each thing's only legal action, or "" if it has several; things without a legal action are left out. */
export function pressing(legal: readonly Legal[], thing: (parts: Parts) => number | null): Map<number, string> {
  const found = new Map<number, string>();
  for (const { action } of legal) {
    const one = thing(partsOf(action));
    if (one !== null) found.set(one, found.has(one) ? "" : action);
  }
  return found;
}

/** The key that plays each action of a decision. */
export const keysOf = (decision: Decision | null): ReadonlyMap<string, string> =>
  new Map(decision?.choices.map((choice, i) => [choice.action, String(i + 1)]));

/** The cards that a player holds: those of the hand, and the chosen card until it is resolved. */
export function heldBy({ hand, pick, fate }: Player): number[] {
  const shown = pick !== null && fate === "unresolved" ? [pick] : [];
  return [...hand.cards.filter((card) => card !== pick), ...shown].sort((a, b) => a - b);
}

const ORDER = ["play", "activate", "reserve", "sell", "finish"];

/** The decision of the viewer, null if there is none. */
export function decisionOf(
  view: BountyHuntersView,
  legal: readonly Legal[],
  outlook: Outlook,
  cards: readonly BountyHuntersCard[],
): Decision | null {
  if (!legal.length) return null;
  if (view.phase === "draw")
    return {
      sentence: t("client-bh-draw"),
      hint: t("client-bh-draw-hint"),
      choices: legal.map(({ action, text }) => ({ action, label: text, elsewhere: true })),
    };
  if (view.phase === "choose")
    return {
      sentence: t("client-bh-choose"),
      hint: t("client-bh-choose-hint"),
      choices: legal.map(({ action, text }) => ({
        action,
        label: text,
        elsewhere: true,
        follows: linesOf(outlook[action], cards),
      })),
    };
  const sorted = [...legal].sort(
    (a, b) => ORDER.indexOf(partsOf(a.action).verb) - ORDER.indexOf(partsOf(b.action).verb),
  );
  const choices = toldApart(sorted.map(({ action }) => choiceOf(action, outlook[action], cards)));
  const best = choices.find((choice) => choice.first) ?? choices[0];
  for (const choice of choices) choice.first = choice === best;
  const pick = view.players[view.viewer ?? -1]?.pick;
  const unresolved = sorted.some(({ action }) => action.startsWith("sell"));
  if (unresolved && typeof pick === "number")
    return {
      sentence: t("client-bh-resolve", { card: titled(cards, pick) }),
      hint: hintOf(outlook[best?.action ?? ""], cards[pick], cards),
      choices,
    };
  return { sentence: choices.length > 1 ? t("client-bh-activate") : t("client-bh-finish"), choices };
}

/** Choices with labels that differ: two targets of one character are told apart by what would still be missing. */
function toldApart(choices: readonly Choice[]): Choice[] {
  return choices.map((choice) => {
    const twins = choices.filter(({ label }) => label === choice.label);
    const details = twins.map(({ follows }) => follows?.join(", ") ?? "");
    const detail = details[twins.indexOf(choice)];
    return new Set(details).size > 1 && detail ? { ...choice, label: `${choice.label} (${detail})` } : choice;
  });
}

/** What would follow from the choice that most will want: the worth of a capture, else what the card does. */
function hintOf(
  follows: BountyHuntersOutlook | undefined,
  card: BountyHuntersCard | undefined,
  cards: readonly BountyHuntersCard[],
): string {
  const [capture] = follows ? captureOf(follows, cards) : [];
  return capture ?? (card ? (aboutOf(card).split("\n")[0] ?? "") : "");
}

const titled = (cards: readonly BountyHuntersCard[], number: number | null): string => {
  const card = number === null ? undefined : cards[number];
  return card ? nameOf(card) : "";
};

/** A choice of the second step, in as few words as possible. */
function choiceOf(
  action: string,
  follows: BountyHuntersOutlook | undefined,
  cards: readonly BountyHuntersCard[],
): Choice {
  const captures = follows?.captures !== undefined;
  const { verb, card, target } = partsOf(action);
  const printed = cards[card];
  const values = {
    card: titled(cards, card),
    target: titled(cards, target),
    cost: printed && "cost" in printed ? printed.cost : 0,
    captures: captures ? "yes" : "no",
  };
  const label = {
    play:
      target === null
        ? t(values.cost ? "client-bh-pay-play" : "client-bh-play", values)
        : t(values.cost ? "client-bh-pay-play-on" : "client-bh-play-on", values),
    activate: target === null ? t("client-bh-activate-it", values) : t("client-bh-activate-on", values),
    reserve: t("client-bh-reserve", values),
    sell: t("client-bh-sell", values),
    finish: t("client-bh-finish-it"),
  }[verb];
  return { action, label: label ?? action, first: captures, follows: linesOf(follows, cards) };
}
