/** What will be told of a game, in words: its best moment, where it turned, and how it compares with games before. */
import type { IconName } from "../../art/icons";
import type { Line } from "../../net/live.svelte";
import { amount, t } from "../../text/text.svelte";
import type { turningPoint } from "./past";
import type { Standing } from "./record";

export interface Highlight {
  icon: IconName;
  title: string;
  text: string;
  /** where it happened */
  line?: Line;
}
interface Told {
  best: Line | null;
  /** the best moment of the viewer, which may be the same */
  ownBest: Line | null;
  turning: ReturnType<typeof turningPoint>;
  standing: Standing | null;
  /** who has won */
  winner: string;
  /** what a turn is called */
  word: string;
}

const record = ({ kind, best, before }: Standing): string =>
  t(`client-record-${kind}`, { points: amount(best), before: amount(before ?? 0) });

export function highlightsOf(told: Told, said: (line: Line) => string): Highlight[] {
  const { best, ownBest, turning, standing, winner, word } = told;
  const found: Highlight[] = [];
  if (best) found.push({ icon: "star", title: t("client-best"), text: said(best), line: best });
  if (ownBest && ownBest !== best)
    found.push({ icon: "captured", title: t("client-best-own"), text: said(ownBest), line: ownBest });
  if (turning)
    found.push({
      icon: "turn",
      title: t("client-turning"),
      text: turning.always
        ? t("client-turning-always", { name: winner })
        : t("client-turning-from", { name: winner, turn: turning.turn, word }),
    });
  if (standing) found.push({ icon: "flag", title: t("client-record"), text: record(standing) });
  return found;
}
