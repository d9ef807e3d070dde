/** How the game stands: how near the last mission is, what each player has. */
import type { Share } from "../../art/bars";
import { t } from "../../text/text.svelte";
import type { WayOfTheMandalorianPlayerView as Player, WayOfTheMandalorianView as View } from "../../wire";

/** How near the last mission is, in words. */
export const wayOf = ({ mission_deck: left }: View): string =>
  left > 0 ? t("client-wm-end-far", { left }) : t("client-wm-end-near");

/** Credits, and what the board would bring. */
export const sharesOf = (player: Player): Share[] =>
  player.pad === null
    ? []
    : [
        { of: "credits", value: player.pad.credits },
        { of: "sale", value: player.pad.sale },
      ].filter((share) => share.value !== 0);
