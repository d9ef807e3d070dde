/** Cards of the hand can be dragged: on what they are for, or onto the table; back into the hand nothing happens. */
import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { type Guest, it, PHONE } from "./guest";
import { byMouse, toTheEnd } from "./players";

async function middle(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox();
  if (!box) throw new Error("not in sight");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
/** Drag a card from where it rests to a point; then the page rests again. */
async function drag(guest: Guest, one: Locator, to: { x: number; y: number }): Promise<void> {
  const { page } = guest;
  const from = await guest.still(() => middle(one));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + (to.x - from.x) / 2, from.y + (to.y - from.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await guest.settled();
}
const bountyOf = (guest: Guest) => {
  const view = guest.update?.view;
  if (view?.game !== "bounty-hunters") throw new Error("another game");
  return { view, me: view.players[0] };
};
const TABLE = { x: 600, y: 300 };

describe("a card", () => {
  it("is chosen by letting it go over the table, and not by moving it about in the hand", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "bounty-hunters", seats: 2 });
    await anna.sees(".decision.mine");
    await anna.press("main .decks button.choosable", anna.decision("Choose"));
    const card = anna.page.locator(".hand button.choosable").first();
    const { x, y } = await middle(card);
    await drag(anna, card, { x: x + 60, y: y + 4 });
    expect([bountyOf(anna).me?.chosen, await anna.page.locator(".carried").count()]).toEqual([false, 0]);
    for (const elsewhere of [
      { x: 1300, y: 700 },
      { x: 300, y: 20 },
    ])
      await drag(anna, card, elsewhere); // the log, the header
    await anna.page.mouse.move(x, y);
    await anna.page.mouse.down();
    await anna.page.mouse.move(TABLE.x, TABLE.y, { steps: 4 });
    await anna.page.keyboard.press("Escape");
    await anna.page.mouse.up();
    await anna.settled();
    expect([bountyOf(anna).me?.chosen, await anna.page.locator(".carried").count()]).toEqual([false, 0]);
    const name = await card.getAttribute("aria-label");
    await anna.page.mouse.move(x, y); // with one quick move
    await anna.page.mouse.down();
    await anna.page.mouse.move(TABLE.x, TABLE.y);
    await anna.page.mouse.up();
    await expect.poll(() => bountyOf(anna).me?.chosen || bountyOf(anna).me?.pick !== null).toBe(true);
    await anna.page.waitForSelector(".hand button.chosen");
    expect(await anna.page.locator(".hand button.chosen").getAttribute("aria-label")).toBe(name);
  });
  it("attacks the target on which it is let go", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "bounty-hunters", seats: 2, lesson: true, options: { mode: "introductory" } });
    let done = false;
    await toTheEnd(anna, async (guest, step) => {
      const target = guest.page.locator("main .fight button.choosable").first();
      const mine = guest.page.locator(".hand button.chosen");
      if (!done && (await target.count()) && (await mine.count())) {
        const before = bountyOf(guest).me?.open.flatMap((group) => group.attack).length ?? 0;
        const captured = bountyOf(guest).me?.captures ?? 0;
        await drag(guest, mine, await middle(target));
        await expect
          .poll(
            () =>
              (bountyOf(guest).me?.open.flatMap((group) => group.attack).length ?? 0) > before ||
              (bountyOf(guest).me?.captures ?? 0) > captured,
          )
          .toBe(true);
        done = true;
        return;
      }
      await byMouse(guest, step);
    });
    expect(done).toBe(true);
  });
  it("is not played on a mission: that has nothing to do with it", async ({ comes }) => {
    const anna = await comes();
    await anna.play({
      game: "way-of-the-mandalorian",
      seats: 2,
      lesson: true,
      options: { first_player: 0, characters: ["din-djarin", "fennec-shand"] },
    });
    await anna.sees(anna.decision("2 actions left"));
    await drag(
      anna,
      anna.page.locator(".hand button.choosable").first(),
      await middle(anna.page.locator(".missions .high button").nth(2)),
    );
    await expect
      .poll(() =>
        anna.update?.view?.game === "way-of-the-mandalorian"
          ? [anna.update.view.attempt, anna.update.view.players[0]?.equipped.some((card) => card !== null)]
          : [],
      )
      .toEqual([null, true]);
  });
  it("is chosen by a finger that has rested on it before", async ({ comes }) => {
    const anna = await comes({ viewport: PHONE, hasTouch: true });
    await anna.play({ game: "bounty-hunters", seats: 2 });
    await anna.sees(".decision.mine");
    await anna.press("main .decks button.choosable", anna.decision("Choose"));
    const finger = await anna.context.newCDPSession(anna.page);
    const { x, y } = await middle(anna.page.locator(".hand button.choosable").first());
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await anna.page.waitForSelector("[role=tooltip]");
    for (let far = 40; far <= 320; far += 40)
      await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: y - far }] });
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await anna.page.waitForSelector(".hand button.chosen");
  });
  it("is equipped by letting it go over the board", async ({ comes }) => {
    const anna = await comes();
    await anna.play({
      game: "way-of-the-mandalorian",
      seats: 2,
      lesson: true,
      options: { first_player: 0, characters: ["din-djarin", "fennec-shand"] },
    });
    await anna.sees(anna.decision("2 actions left"));
    await drag(
      anna,
      anna.page.locator(".hand button.choosable").first(),
      await middle(anna.page.locator(".mine .slots").first()),
    );
    await expect
      .poll(() =>
        anna.update?.view?.game === "way-of-the-mandalorian"
          ? anna.update.view.players[0]?.equipped.filter((card) => card !== null).length
          : 0,
      )
      .toBe(1);
  });
});
