/** How long to wait before a connection is tried again. */

/** The codes with which the server ends a connection. */
export const RESTARTS = 1012;
export const LATER = 1013;
export const REFUSED = 1008;

const FIRST = 400;
const LONGEST = 15_000;
const BUSY = 3_000;

/**
 * Milliseconds before try number `tries` (from 0), by the code with which the last connection ended. Chance spreads those
 * who lost their connection at the same moment.
 */
export function waitFor(tries: number, code: number, chance: number): number {
  const base = code === LATER || code === REFUSED ? BUSY : FIRST;
  const most = Math.min(LONGEST, base * 2 ** Math.min(tries, 10));
  return Math.round(most / 2 + (most / 2) * chance);
}
