/**
 * How long tests wait. No test measures time: a condition that comes late is as good as one that comes at once, so these
 * numbers are large enough for a machine that does many other things, and only a failure takes this long.
 */
export const PATIENCE = 60_000; // milliseconds for one condition
export const TEST_PATIENCE = 10 * PATIENCE; // for a whole game
export const START_PATIENCE = 3 * PATIENCE; // until a server answers

/** Look every few milliseconds until `look` finds something; undefined after `patience`. */
export async function eventually<T>(look: () => T | Promise<T>, patience = PATIENCE): Promise<T | undefined> {
  for (const end = Date.now() + patience; ;) {
    const found = await look();
    if (found || Date.now() > end) return found || undefined;
    await new Promise((later) => setTimeout(later, 25));
  }
}
