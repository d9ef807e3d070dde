/** What others do is told beat by beat; it can be held, skipped and seen again, and ends in what there is. */
import type { JSHandle } from "playwright-core";
import { describe, expect } from "vitest";
import type { Line } from "../src/net/live.svelte";
import { DRAWN, type Guest, it } from "./guest";
import { Received } from "./secrets";

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

const isTurn = (line: Line): boolean => line.kind === "event" && line.event === "turn";

/** What is marked, and which of it lies below words. */
function overlaps(): { marked: number; words: number; covered: string[] } {
  const boxes = (what: string): Element[] =>
    [...document.querySelectorAll(what)].filter((one) => one.getBoundingClientRect().width > 0);
  const [marked, words] = [boxes("[data-told]"), boxes(".caption:not(.large)")];
  const covers = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const covered = marked.filter((one) =>
    words.some((caption) => covers(caption.getBoundingClientRect(), one.getBoundingClientRect())),
  );
  return { marked: marked.length, words: words.length, covered: covered.map((one) => one.outerHTML.slice(0, 100)) };
}

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
    await anna.page.locator(GO_ON).click();
    await anna.page.keyboard.press("Shift"); // any key skips it
    await told(anna);
    expect(seats(anna)).toBe(3);
  });

  it("is marked where it happens, and words never cover what is marked", async ({ comes }) => {
    const anna = await comes(SLOWLY);
    await anna.play({ game, seats: 3, mine: [0] });
    const holds = await holding(anna);
    let seen = 0;
    await decides(anna, async () => {
      const found = await anna.page.evaluate(overlaps);
      expect(found.covered).toEqual([]);
      seen += found.marked && found.words ? 1 : 0;
      await anna.page
        .locator(SKIP)
        .click({ timeout: 2000 })
        .catch(() => {});
      return seen > 2;
    });
    await holds.evaluate((observer) => observer.disconnect());
  });

  it("stands still while it is held, whatever is pressed to look at it", async ({ comes }) => {
    const anna = await comes(SLOWLY);
    await anna.play({ game, seats: 3, mine: [0] });
    const holds = await holding(anna);
    await decides(anna, () => anna.page.locator(GO_ON).isVisible());
    await holds.evaluate((observer) => observer.disconnect());
    await anna.page.mouse.click(5, 300);
    await anna.page.keyboard.press("Shift");
    await anna.settled();
    expect(await anna.page.locator(GO_ON).isVisible()).toBe(true);
    await anna.press(SKIP, AGAIN);
  });

  it("can be seen again by who has just come back to the page", async ({ comes }) => {
    const anna = await comes(SLOWLY);
    const received = new Received(anna, 0);
    const table = await anna.play({ game, seats: 2, mine: [0] });
    const turns = (): number => anna.updates.flatMap(({ events }): readonly Line[] => events).filter(isTurn).length;
    await decides(anna, () => turns() > 3);
    await anna.page.reload();
    await anna.sees(AGAIN);
    const holds = await holding(anna);
    await anna.press(AGAIN, GO_ON);
    await holds.evaluate((observer) => observer.disconnect());
    const passages = received.messages.filter(({ address }) => address === `/api/tables/${table}/passage`);
    expect(passages).toHaveLength(1);
    await anna.press(SKIP, AGAIN);
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

describe("the pace", () => {
  it("that a player wishes is known to the server", async ({ comes }) => {
    const anna = await comes(SLOWLY);
    await anna.play({ game: "bounty-hunters", mine: [0] });
    await expect.poll(() => anna.update?.table.you?.pace).toBe("slow");
    await anna.press("header [aria-label='Settings']", "dialog");
    await anna.page.locator("dialog input[name='pace']").nth(2).check({ force: true });
    await expect.poll(() => anna.update?.table.you?.pace).toBe("quick");
  });
});
