/** How the game stands: where points come from, and how near the end is. */
import type { Share } from "../../art/bars";
import { t } from "../../text/text.svelte";
import type { BountyHuntersPadView, BountyHuntersView } from "../../wire";

/** What brings and costs points, without rows that are 0. */
export const sharesOf = (pad: BountyHuntersPadView): Share[] =>
  [
    { of: "targets", value: pad.targets },
    { of: "crates", value: pad.crates },
    { of: "contracts", value: pad.contracts ?? 0 },
    { of: "hunters", value: pad.hunters },
  ].filter((share) => share.value !== 0);

export interface End {
  /** the turns that are drawn: this one and those that follow, if there are few */
  turns: number | undefined;
  label: string;
}

const FEW = 2;

/** How near the end is, in words: the most captures of a player, then the turns that are left. */
export function endOf({ phase, end }: BountyHuntersView): End {
  const { captures: most, left } = end;
  if (phase === "over") return { turns: 0, label: t("client-bh-end-over") };
  if (left === null || left > FEW) return { turns: undefined, label: t("client-bh-end-far", { most }) };
  return { turns: left + 1, label: left > 0 ? t("client-bh-end-near", { left }) : t("client-bh-end-now") };
}
