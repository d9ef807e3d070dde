/**
 * When a page has come to rest. Updates come at any moment and replace what is shown, so nothing is measured or pressed
 * before the page shows all that was sent to it, nothing moves, and nothing is on its way.
 */
import type { Page } from "playwright-core";
import { eventually, PATIENCE } from "./patience";
import type { Traffic } from "./traffic";

/** What the page itself records, from before its first script on. */
interface Record {
  /** how often the document or the size of its window has changed */
  changes: number;
  /** which wait looks at it, how often it had changed at the last look, and for how many looks it has not since */
  look: number;
  before: number;
  quiet: number;
  /** the last message of each live connection that has reached the scripts of the page, by its address */
  received: Received;
}
type Received = { [address: string]: string };
type Recorded = typeof globalThis & { recorded: Record };

/** To be run in a page before everything else. */
export function record(): void {
  const recorded: Record = { changes: 0, look: 0, before: -1, quiet: 0, received: {} };
  (globalThis as Recorded).recorded = recorded;
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(() => recorded.changes++).observe(document, everything);
  addEventListener("resize", () => recorded.changes++); // a new size may reach the page late
  globalThis.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener("message", ({ data }) => (recorded.received[this.url] = String(data)));
    }
  };
}

/** In the page, once a frame: what it has received, once it has not changed for some frames and nothing moves. */
function atRest(look: number): Received | null {
  const FRAMES = 2;
  const { recorded } = globalThis as Recorded;
  const moves = (one: Animation): boolean =>
    one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity;
  const changed = recorded.changes !== recorded.before || recorded.look !== look;
  recorded.before = recorded.changes;
  recorded.look = look;
  recorded.quiet = changed || document.getAnimations().some(moves) ? 0 : recorded.quiet + 1;
  return recorded.quiet >= FRAMES ? recorded.received : null;
}

/** How often the page has changed. */
export const changes = (page: Page): Promise<number> => page.evaluate(() => (globalThis as Recorded).recorded.changes);

let looks = 0;

/** Wait until the page rests, and shows all that it was sent up to then. */
export async function settled(page: Page, traffic: Traffic): Promise<void> {
  const isShown = (received: Received): boolean =>
    Object.entries(traffic.last).every(([address, text]) => received[address] === text);
  for (const end = Date.now() + PATIENCE; ;) {
    if (!(await eventually(() => !traffic.open.length)))
      throw new Error(`still on its way: ${traffic.open.join(", ")}`);
    const received = await page.waitForFunction(atRest, ++looks).then((found) => found.jsonValue());
    if (received && isShown(received) && !traffic.open.length) return;
    if (Date.now() > end) throw new Error(`not shown: ${JSON.stringify(traffic.last)}`);
  }
}

/** What `measure` finds in a page at rest: it is measured again if the page has changed meanwhile. */
export async function still<T>(page: Page, traffic: Traffic, measure: () => Promise<T>): Promise<T> {
  for (;;) {
    await settled(page, traffic);
    const before = await changes(page);
    const found = await measure();
    if ((await changes(page)) === before && !traffic.open.length) return found;
  }
}

/** Wait by the timers of the page: what a script has planned for an earlier moment has happened then, however busy it is. */
export const pageTime = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((wait) => new Promise<void>((over) => setTimeout(over, wait)), milliseconds);

/** Wait until the page changes, or has had this many milliseconds for it by its own timers. */
export const reaction = (page: Page, before: number, milliseconds: number): Promise<void> =>
  page.evaluate(
    ([was, wait]) =>
      new Promise<void>((over) => {
        const { recorded } = globalThis as Recorded;
        const end = setTimeout(done, wait);
        const look = setInterval(() => recorded.changes > was && done(), 10);
        function done(): void {
          clearTimeout(end);
          clearInterval(look);
          over();
        }
      }),
    [before, milliseconds] as const,
  );
