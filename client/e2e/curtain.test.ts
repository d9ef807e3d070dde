/** One screen for two: between the seats hangs a curtain, and nothing secret is behind it. */
import { describe, expect } from "vitest";
import type { Update } from "../src/wire";
import { DRAWN, it, type Person } from "./person";

const behind = ({ page }: Person): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

/** The names of all cards that a seat knows and others do not. */
function secrets({ page }: Person): Promise<string[]> {
  return page.locator(".hand .card").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? "").filter(Boolean));
}

describe.each(DRAWN)("one screen for two: %s", (game) => {
  it("has a curtain between the seats, and nothing secret behind it", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game, mine: [0, 1] });
    for (let turn = 0; turn < 4; turn++) {
      const curtain = anna.page.locator(".curtain .yours");
      await curtain.waitFor();
      const before = anna.updates.length;
      expect(await anna.page.locator("[data-thing], .card").count()).toBe(0);
      await curtain.click();
      await anna.page.waitForSelector(".decision.mine");
      expect(new Set(anna.updates.slice(before).map((update: Update) => update.view?.viewer)).size).toBe(1);
      const held = await secrets(anna);
      const seat = anna.update?.view?.viewer;
      await decideUntilTheCurtain(anna);
      const page = await behind(anna);
      expect([seat, held.filter((card) => page.includes(card))]).toEqual([seat, []]);
    }
  });
});

/** Decide something until it is somebody else's turn. */
async function decideUntilTheCurtain(person: Person): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await person.page.locator(".curtain").count()) return;
    const mine = person.page.locator(".decision.mine");
    if (!(await mine.count())) await person.page.waitForSelector(".curtain, .decision.mine");
    else await person.page.keyboard.press((await mine.locator("[role=alert]").count()) ? "Enter" : String(1 + (step % 5)));
    await person.heard(150);
  }
  throw new Error("the curtain does not fall");
}
