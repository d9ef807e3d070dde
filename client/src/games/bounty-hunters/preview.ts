/** What would follow from an action of Bounty Hunters. */
import { t } from "../../text/text.svelte";
import type { BountyHuntersCard, BountyHuntersOutlook } from "../../wire";
import { changeOf } from "../preview";
import { missingOf, nameOf } from "./cards";

/** What the server says of an action, in short lines; the capture first. */
export function linesOf(follows: BountyHuntersOutlook | undefined, cards: readonly BountyHuntersCard[]): string[] {
  if (!follows) return [];
  const lines = captureOf(follows, cards);
  if (follows.ends) lines.push(t("client-bh-preview-ends"));
  if (follows.missing) lines.push(missingOf(follows.missing));
  lines.push(
    ...changeOf("bounty-hunters-row-contracts", follows.contracts),
    ...changeOf("bounty-hunters-row-crates", follows.crates),
    ...changeOf("bounty-hunters-row-credits", follows.credits),
  );
  if (follows.unpaid) lines.push(t("client-bh-preview-unpaid"));
  return lines;
}

/** The worth of a capture. */
export function captureOf(follows: BountyHuntersOutlook, cards: readonly BountyHuntersCard[]): string[] {
  const { captures, points = 0, penalty: cost = 0 } = follows;
  const target = captures === undefined ? undefined : cards[captures];
  if (target?.type !== "target") return [];
  return [t("client-bh-capture-hint", { target: nameOf(target), points, cost, bonus: target.bonus })];
}
