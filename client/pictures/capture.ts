/** What a page looks like, as the browser itself writes it down. */
import type { CDPSession } from "playwright-core";

const TRIES = 40; // a browser cannot look at a page that it has not painted yet
const PAUSE = 50; // milliseconds

/** How to look: the format, how good it is, and which part of the page. */
export type How = NonNullable<Parameters<CDPSession["send"]>[1]> & { format: "png" | "webp" };

/** A picture of the page, in letters. */
export async function captured(devtools: CDPSession, how: How): Promise<string> {
  for (let left = TRIES; ; left--) {
    try {
      return (await devtools.send("Page.captureScreenshot", how)).data;
    } catch (error) {
      if (!left) throw error;
    }
    await new Promise((over) => setTimeout(over, PAUSE));
  }
}
