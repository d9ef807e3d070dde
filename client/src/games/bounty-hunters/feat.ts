/** What was worth most in a game of Bounty Hunters: captures, by the points that are printed on the target. */
import type { Line } from "../../net/live.svelte";
import type { Cards } from "../../wire";
import { cardOf } from "./cards";

export function feat(line: Line, cards: Cards["cards"]): number {
  const card = line.kind === "event" && line.event === "captured" ? cards[cardOf(line) ?? -1] : undefined;
  return card && "points" in card ? card.points : 0;
}
