/** What would follow from a choice is shown before it is made, and an attempt that cannot succeed is asked about. */
import { describe, expect } from "vitest";
import { type Guest, it, PHONE } from "./guest";
import { faults, picture, untranslated } from "./layout";

const TIP = "[role=tooltip] li";
const DUEL = {
  game: "way-of-the-mandalorian",
  seats: 2,
  lesson: true,
  options: { first_player: 0, characters: ["din-djarin", "fennec-shand"] },
};

/** The actions of the guest of which the server says something, with what it says. */
const outlook = ({ update }: Guest): [string, Record<string, unknown>][] =>
  Object.entries((update?.outlook ?? {}) as Record<string, Record<string, unknown>>);

/** Decide in Bounty Hunters until a card is to be played or sold. */
async function untilResolved(anna: Guest): Promise<void> {
  await anna.play({ game: "bounty-hunters", seats: 2 });
  await anna.sees(anna.decision("from which deck"));
  await anna.key("1");
  await anna.sees(anna.decision("Choose one card"));
  await anna.key("1");
  await anna.sees(".decision.mine .ways button:has-text('Sell')");
}

describe("what would follow from a choice", () => {
  it("is shown when a button of the bar is pointed at, or reached by keys", async ({ comes }) => {
    const anna = await comes();
    await untilResolved(anna);
    const sell = anna.page.locator(".decision.mine .ways button:has-text('Sell')");
    await sell.hover();
    await anna.page.locator(TIP, { hasText: "Credits: +1" }).waitFor();
    await picture(anna, "preview-bounty-hunters");
    expect([await untranslated(anna), await faults(anna)]).toEqual([[], []]);
    await anna.page.mouse.move(0, 0);
    await anna.page.locator(TIP).first().waitFor({ state: "hidden" });
    await sell.focus();
    await anna.page.keyboard.press("Shift+Tab");
    await anna.page.keyboard.press("Tab");
    await anna.page.locator(TIP, { hasText: "Credits: +1" }).waitFor();
  });
  it("is shown by a long press on a phone, which chooses nothing", async ({ comes }) => {
    const anna = await comes({ viewport: PHONE, hasTouch: true });
    await untilResolved(anna);
    const sell = anna.page.locator(".decision.mine .ways button:has-text('Sell')");
    await sell.dispatchEvent("pointerdown", { pointerType: "touch", isPrimary: true });
    await anna.page.locator(TIP, { hasText: "Credits: +1" }).waitFor();
    await picture(anna, "preview-phone");
    await sell.dispatchEvent("pointerup", { pointerType: "touch", isPrimary: true });
    await sell.dispatchEvent("click");
    await anna.settled();
    const view = anna.update?.view; // the bot goes on meanwhile
    expect(view?.game === "bounty-hunters" && view.players[0]?.fate).toBe("unresolved");
  });
  it("is shown on the board: what a mission brings, and what it costs", async ({ comes }) => {
    const anna = await comes();
    await anna.play(DUEL);
    await anna.sees(anna.decision("2 actions left"));
    const [action, { reward, penalty }] = outlook(anna).find(([, { hope }]) => hope) ?? ["", {}];
    await anna.page.locator(`[data-thing='mission-${action.slice("attempt m".length)}'] button`).hover();
    await anna.page.locator(TIP, { hasText: `Success: +${reward}. Failure: −${penalty}.` }).waitFor();
    await picture(anna, "preview-way-of-the-mandalorian");
    expect([await untranslated(anna), await faults(anna)]).toEqual([[], []]);
  });
});

describe("an attempt that cannot succeed", () => {
  it("does not glow, is asked about, and can be made all the same", async ({ comes }) => {
    const anna = await comes();
    await anna.play(DUEL);
    await anna.sees(anna.decision("2 actions left"));
    const hopeless = outlook(anna).find(([, { hope }]) => hope === "hopeless")?.[0] ?? "";
    const card = anna.page.locator(`[data-thing='mission-${hopeless.slice("attempt m".length)}'] button`);
    expect(await card.getAttribute("class")).not.toContain("choosable");
    const question = anna.page.locator(".decision [role=alert]", { hasText: "Attempt it all the same?" });
    await anna.press(card, question);
    await anna.press(".decision .ways button:has-text('No')", anna.decision("2 actions left"));
    await anna.press(card, question);
    await anna.page.locator(".decision .ways button:has-text('Yes')").click();
    await anna.page.locator(".log li", { hasText: "attempt" }).first().waitFor();
  });
});
