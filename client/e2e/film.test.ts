/** What others do is told beat by beat; it can be held, skipped and seen again, and ends in what there is. */
import { describe, expect } from "vitest";
import { DRAWN, type Guest, it } from "./guest";

const SLOWLY = { chosen: { pace: "slow" } };
const HOLD = ".film button[aria-label='Pause']";
const GO_ON = ".film button[aria-label='Play']";
const SKIP = ".film button[aria-label='Skip']";
const AGAIN = ".film button[aria-label='Show the last turn again']";

/** Decide as a guest who does not wait for the film, until something is told; then hold it. */
async function held(guest: Guest): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await guest.page.keyboard.press("1");
    const told = guest.page.locator(HOLD);
    if (
      await told.waitFor({ timeout: 1500 }).then(
        () => true,
        () => false,
      )
    ) {
      const isHeld = await told.click({ timeout: 500 }).then(
        () => true,
        () => false,
      );
      if (isHeld && (await guest.page.locator(GO_ON).isVisible())) return;
    }
  }
  throw new Error("nothing was told");
}

const seats = (guest: Guest): number => guest.update?.view?.players.length ?? 0;

describe.each(DRAWN)("what others do in %s", (game) => {
  it("can be held, skipped, and seen again", async ({ comes }) => {
    const anna = await comes(SLOWLY);
    await anna.play({ game, seats: 3, mine: [0] });
    await held(anna);
    await anna.page.locator(SKIP).click();
    await anna.page.locator(AGAIN).waitFor();
    expect(await anna.page.locator(".caption").count()).toBe(0);
    await anna.page.locator(AGAIN).click();
    await anna.page.locator(HOLD).click();
    await anna.page.locator(GO_ON).click();
    await anna.page.keyboard.press("Shift"); // any key skips it
    await anna.page.locator(AGAIN).waitFor();
    expect(await anna.page.locator(".caption").count()).toBe(0);
    expect(seats(anna)).toBe(3);
  });

  it("is seen to its end before the result", async ({ comes }) => {
    const anna = await comes(SLOWLY);
    await anna.play({ game, seats: 2, mine: [0], options: { max_turns: game === "bounty-hunters" ? 1 : 2 } });
    for (let step = 0; step < 200 && !anna.isOver; step++) {
      if (anna.update?.legal.length) await anna.page.keyboard.press(step % 3 ? "1" : "2");
      await anna.page.waitForTimeout(100);
    }
    expect(anna.isOver).toBe(true);
    await anna.page.locator(`${HOLD}, .headline`).first().waitFor();
    if (await anna.page.locator(HOLD).isVisible()) expect(await anna.page.locator(".headline").count()).toBe(0);
    await anna.page.locator(".headline").waitFor();
  });
});
