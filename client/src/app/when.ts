/** A moment in words for the reader: relative if it is recent, otherwise the date. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const STEPS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
] as const;

/** "2 hours ago" within a week, then the date; both moments are milliseconds since 1970. Clocks may differ a little. */
export function when(at: number, now: number, language: string): string {
  const ago = Math.max(0, now - at);
  if (ago >= WEEK) return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const step = STEPS.find(([, length]) => ago >= length);
  return step ? words.format(-Math.floor(ago / step[1]), step[0]) : words.format(0, "second");
}
