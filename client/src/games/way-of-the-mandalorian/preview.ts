/** What would follow from an action of Way of the Mandalorian. */
import { t } from "../../text/text.svelte";
import type { WayOfTheMandalorianOutlook } from "../../wire";
import { changeOf } from "../preview";
import { type Card, missionOf, nameOf } from "./cards";

const named = (cards: readonly (Card | undefined)[]): string =>
  cards.map((card) => (card ? nameOf(card) : "")).join(", ");

/** What the server says of an action, in short lines; how it ends first. */
export function linesOf(follows: WayOfTheMandalorianOutlook | undefined, cards: readonly Card[]): string[] {
  if (!follows) return [];
  const { hope, reward = 0, penalty = 0, succeeds, reached = [], worn_out: worn = [], surplus } = follows;
  return [
    ...(hope ? [t(`client-wm-preview-${hope}`), t("client-wm-preview-stakes", { reward, penalty })] : []),
    ...(succeeds === undefined ? [] : [t(succeeds ? "client-wm-preview-succeeds" : "client-wm-preview-fails")]),
    ...(reached.length
      ? [t("client-wm-preview-in-reach", { missions: named(reached.map((one) => missionOf(cards, one))) })]
      : []),
    ...changeOf("way-of-the-mandalorian-row-credits", follows.credits),
    ...(worn.length ? [t("client-wm-preview-worn-out", { cards: named(worn.map((one) => cards[one])) })] : []),
    ...(surplus ? [t("client-wm-preview-surplus", { count: surplus })] : []),
  ];
}

/** Whether an answer to an attempt settles it: with no card it would end otherwise. */
export function decides(action: string, outlook: Readonly<Record<string, WayOfTheMandalorianOutlook>>): boolean {
  const [so, otherwise] = [outlook[action]?.succeeds, outlook["pass"]?.succeeds];
  return so !== undefined && otherwise !== undefined && so !== otherwise;
}

/** The question before an attempt that cannot succeed. */
export const sureOf = (follows: WayOfTheMandalorianOutlook | undefined): string =>
  follows?.hope === "hopeless" ? `${t("client-wm-preview-hopeless")} ${t("client-wm-preview-anyway")}` : "";
