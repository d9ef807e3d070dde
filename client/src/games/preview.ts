/** What would follow from an action, in short lines: the server says what, the words are ours. */
import { t } from "../text/text.svelte";

const MINUS = "−";

/** A number with its sign. */
export const signed = (change: number): string => (change < 0 ? `${MINUS}${-change}` : `+${change}`);

/** A line about something that changes by a number; none if it does not. */
export const changeOf = (what: string, change: number | undefined): string[] =>
  change ? [t("client-preview-change", { what: t(what), change: signed(change) })] : [];
