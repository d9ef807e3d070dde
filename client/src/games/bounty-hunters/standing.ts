/** How the game stands: where points come from, and how near the end is. */
import type { Share } from "../../art/bars";
import { t } from "../../text/text.svelte";
import type { BountyHuntersCard, BountyHuntersPadView, BountyHuntersPlayerView, BountyHuntersView } from "../../wire";

/** What brings and costs points; what is nothing is left out. */
export const sharesOf = (pad: BountyHuntersPadView): Share[] =>
  [
    { of: "targets", value: pad.targets },
    { of: "crates", value: pad.crates },
    { of: "contracts", value: pad.contracts ?? 0 },
    { of: "hunters", value: pad.hunters },
  ].filter((share) => share.value !== 0);

/** What somebody's hunts would bring if each ended as it stands: the points of the targets less what the hunters cost. */
export function prospectOf(player: BountyHuntersPlayerView, cards: readonly BountyHuntersCard[]): number {
  const worth = (number: number): number => {
    const card = cards[number];
    return card?.type === "target" ? card.points : card?.type === "hunter" ? -card.penalty : 0;
  };
  const hunts = player.open.filter(({ attack }) => attack.length > 0);
  return hunts.flatMap(({ target, attack }) => [...(target === null ? [] : [target]), ...attack]).reduce((all, card) => all + worth(card), 0);
}

export interface End {
  lit: number;
  turns: number | undefined;
  label: string;
}

/** How near the end is: the most captures of anybody, then the turns that are left. */
export function endOf(view: BountyHuntersView): End {
  const most = Math.max(...view.players.map((player) => player.captures));
  const lit = Math.min(4, most);
  if (view.phase === "over") return { lit, turns: 0, label: t("client-bh-end-over") };
  if (view.last_turn === null || (view.trigger_turn === null && view.last_turn - view.turn > 2)) return { lit, turns: undefined, label: t("client-bh-end-far", { most }) };
  const left = view.last_turn - view.turn;
  return { lit, turns: left + 1, label: left > 0 ? t("client-bh-end-near", { left }) : t("client-bh-end-now") };
}
