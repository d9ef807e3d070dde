/** Screens between the phone and the desk, and larger ones: a phone on its side, tablets, notebooks. */
import { describe, expect } from "vitest";
import { type Guest, it, MOST } from "./guest";
import { decisionInSight, picture } from "./layout";
import { byMouse, play } from "./players";

const SIZES = [
  { width: 844, height: 390 }, // a phone that lies on its side
  { width: 768, height: 1024 }, // a tablet, both ways
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1280, height: 720 }, // a small notebook
  { width: 1920, height: 1080 },
] as const;

const DECISIONS = 7 * SIZES.length; // far enough into the game that there is much on the table

describe.each(MOST)("%s for %i", (game, seats) => {
  it("can be decided on every screen without scrolling", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game, seats });
    let looks = 0;
    const look = async (guest: Guest): Promise<void> => {
      const size = SIZES[looks++ % SIZES.length] ?? SIZES[0];
      await guest.resize(size);
      const isLast = looks > DECISIONS - SIZES.length;
      await decisionInSight(guest, async () => isLast && picture(guest, `${game}-${size.width}x${size.height}`));
    };
    await play(anna, byMouse, look, DECISIONS);
    expect(looks).toBeGreaterThan(DECISIONS / 2);
  });
});
