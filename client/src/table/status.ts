/** How each player is. */
import type { Status } from "../games/contract";
import { gameOf } from "../games/games";
import { t } from "../text/text.svelte";
import type { Update } from "../wire";

/** How a player is, as a sign and in words. */
export function statusOf({ asked, table }: Update, seat: number): Status {
  const place = table.seats[seat];
  if (!place || place.kind === "open") return { status: "", says: "" };
  if (place.kind === "person" && place.away) return { status: "stand-in", says: t("client-status-stand-in") };
  if (table.gone.includes(seat)) return { status: "away", says: t("client-status-away") };
  if (asked.includes(seat))
    return table.you?.seat === seat
      ? { status: "yours", says: t("client-status-yours") }
      : { status: "thinking", says: t("client-status-thinking") };
  return asked.length && gameOf(table.game)?.facts.simultaneous
    ? { status: "ready", says: t("client-status-ready") }
    : { status: "", says: "" };
}
