/** What others do is told beat by beat; it can be held, skipped and seen again, and ends in what there is. */
import type { JSHandle } from "playwright-core";
import { describe, expect } from "vitest";
import { DRAWN, type Guest, it } from "./guest";

const SLOWLY = { chosen: { pace: "slow" } };
const HOLD = ".film button[aria-label='Pause']";
const GO_ON = ".film button[aria-label='Play']";
const SKIP = ".film button[aria-label='Skip']";
const AGAIN = ".film button[aria-label='Show the last turn again']";
const DECISIONS = 200; // more than any of these games has

/** Hold every film as it begins, until disconnected. The page itself presses the button, so that no beat ends before. */
const holding = (guest: Guest): Promise<JSHandle<MutationObserver>> =>
  guest.page.evaluateHandle((pause) => {
    const hold = (): void => document.querySelector<HTMLElement>(pause)?.click();
    const observer = new MutationObserver(hold);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    return observer;
  }, HOLD);

/** Decide at once, without waiting for the end of a film, until this is so in a page at rest. */
async function decides(guest: Guest, until: () => boolean | Promise<boolean>): Promise<void> {
  for (let step = 0; step < DECISIONS;) {
    await guest.settled();
    if (await until()) return;
    if (!guest.update?.legal.length) continue;
    const question = await guest.page.locator(".decision .say [role=alert]").count(); // the focus is at its yes
    await guest.page.keyboard.press(question ? "Enter" : step++ % 3 ? "1" : "2");
  }
  throw new Error("it did not come to that");
}

/** Wait until nothing is told any more, and what was told can be seen again. */
const told = (guest: Guest): Promise<unknown> =>
  guest.page.waitForFunction(
    (again) => document.querySelector(again) && !document.querySelector(".caption, .film [aria-label='Skip']"),
    AGAIN,
  );

const seats = (guest: Guest): number => guest.update?.view?.players.length ?? 0;

describe.each(DRAWN)("what others do in %s", (game) => {
  it("can be held, skipped, and seen again", async ({ comes }) => {
    const anna = await comes(SLOWLY);
    await anna.play({ game, seats: 3, mine: [0] });
    const holds = await holding(anna);
    await decides(anna, () => anna.page.locator(GO_ON).isVisible());
    await anna.page.locator(SKIP).click();
    await told(anna);
    await anna.press(AGAIN, GO_ON);
    await holds.evaluate((observer) => observer.disconnect());
    await anna.page.keyboard.press("Shift"); // any key skips it
    await told(anna);
    expect(seats(anna)).toBe(3);
  });

  it("is seen to its end before the result", async ({ comes }) => {
    const anna = await comes(SLOWLY);
    await anna.play({ game, seats: 2, mine: [0], options: { max_turns: game === "bounty-hunters" ? 1 : 2 } });
    const holds = await holding(anna);
    await decides(anna, () => anna.isOver);
    expect(await anna.page.locator(GO_ON).isVisible()).toBe(true);
    expect(await anna.page.locator(".headline").count()).toBe(0);
    await holds.evaluate((observer) => observer.disconnect());
    await anna.press(GO_ON, ".headline");
  });
});
