/** One screen for two: between the seats hangs a curtain, and nothing secret is behind it. */
import { describe, expect } from "vitest";
import type { Moment, Update } from "../src/wire";
import { DRAWN, type Guest, it } from "./guest";
import { Received } from "./secrets";

const behind = ({ page }: Guest): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

/** The names of all cards that a seat knows and others do not. */
function secrets({ page }: Guest): Promise<string[]> {
  return page
    .locator(".hand .card")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? "").filter(Boolean));
}

describe.each(DRAWN)("one screen for two: %s", (game) => {
  it("has a curtain between the seats, and nothing secret behind it", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game, mine: [0, 1] });
    for (let turn = 0; turn < 4; turn++) {
      await anna.sees(".curtain .yours");
      const before = anna.updates.length;
      expect(await anna.page.locator("[data-thing], .card").count()).toBe(0);
      await anna.press(".curtain .yours", ".decision.mine");
      expect(new Set(anna.updates.slice(before).map((update: Update) => update.view?.viewer)).size).toBe(1);
      const held = await secrets(anna);
      const seat = anna.update?.view?.viewer;
      await decideUntilTheCurtain(anna);
      const page = await behind(anna);
      expect([seat, held.filter((card) => page.includes(card))]).toEqual([seat, []]);
    }
  });
});

describe("one screen for two: who comes back", () => {
  it("sees what has happened since, and nothing of the other seat", async ({ comes }) => {
    const anna = await comes({ chosen: { pace: "slow" } });
    const received = new Received(anna, null);
    await anna.play({ game: "bounty-hunters", mine: [0, 1], seats: 3 });
    const told: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      await anna.sees(".curtain .yours");
      await anna.press(".curtain .yours", ".decision");
      if (await anna.page.locator(".film [aria-label='Skip']").count())
        told.push((await anna.page.locator(".caption").allTextContents()).join(" "));
      await anna.page.keyboard.press("Shift"); // skips what is told
      await decideUntilTheCurtain(anna);
    }
    expect(told.join(" ")).toContain("drew");
    const passages = received.messages.filter(({ address }) => address.endsWith("/passage"));
    for (const { text } of passages) {
      const viewers = (JSON.parse(text) as Moment[]).map(({ view }) => view?.viewer);
      expect(new Set(viewers).size).toBe(1);
    }
    expect(passages.length).toBeGreaterThan(2);
  });
});

/** Decide something until it is another seat's turn. */
async function decideUntilTheCurtain(guest: Guest): Promise<void> {
  const asked = guest.page.locator(".decision.mine .say [role=alert]");
  for (let step = 0; step < 60; step++) {
    await guest.sees(".curtain, .decision.mine");
    if (await guest.page.locator(".curtain").count()) return;
    await guest.key((await asked.count()) ? "Enter" : String(1 + (step % 5)));
  }
  throw new Error("the curtain does not fall");
}
