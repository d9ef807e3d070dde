/** Both games with a drawn table are played to the end by keys alone, on a phone: nothing needs scrolling, no focus is lost. */
import { describe, expect } from "vitest";
import { decisionInSight, focusIsSomewhere } from "./looking";
import { it, MOST, type Person, PHONE } from "./person";
import { byKeys, tellsTheEnd, toTheEnd } from "./players";

// Whoever presses keys without a plan completes few missions: it would take long.
const SHORTER = { "bounty-hunters": {}, "way-of-the-mandalorian": { max_turns: 24 } };

async function inSight(person: Person): Promise<void> {
  await decisionInSight(person);
  expect(await focusIsSomewhere(person)).toBe(true);
}

describe.each(MOST)("%s for %i", (game, seats) => {
  it("is played to the end by keys, and every decision is in sight", async ({ comes }) => {
    const anna = await comes({ viewport: PHONE });
    await anna.play({ game, seats, options: SHORTER[game] });
    expect(await toTheEnd(anna, byKeys, inSight)).toBeGreaterThan(10);
    await tellsTheEnd(anna);
  });
});
