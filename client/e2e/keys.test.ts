/** Both games with a drawn table are played to the end by keys alone, on a phone: nothing needs scrolling, no focus is lost. */
import { describe, expect } from "vitest";
import { type Guest, it, MOST, PHONE } from "./guest";
import { decisionInSight, focusIsSomewhere } from "./layout";
import { byKeys, showsTheEnd, toTheEnd } from "./players";

// A guest who presses keys without a plan completes few missions: it would take long.
const SHORTER: Readonly<Record<string, Record<string, unknown>>> = { "way-of-the-mandalorian": { max_turns: 24 } };

async function inSight(guest: Guest): Promise<void> {
  expect(await decisionInSight(guest, focusIsSomewhere)).not.toBe(false);
}

describe.each(MOST)("%s for %i", (game, seats) => {
  it("is played to the end by keys, and every decision is in sight", async ({ comes }) => {
    const anna = await comes({ viewport: PHONE });
    await anna.play({ game, seats, options: SHORTER[game] ?? {} });
    expect(await toTheEnd(anna, byKeys, inSight)).toBeGreaterThan(10);
    await showsTheEnd(anna);
  });
});
