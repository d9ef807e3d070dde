/** What makes it easier: settings, explanations, questions before the end of a turn, standing orders, the search of the rules. */
import { describe, expect } from "vitest";
import { it, PHONE } from "./guest";
import { pageTime } from "./settling";

describe("settings", () => {
  it("change the page at once and are remembered", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "bounty-hunters" });
    await anna.sees(".decision.mine");
    await anna.press("button[aria-label='Settings']", "dialog select");
    await anna.page.selectOption("dialog select", "pl");
    await expect.poll(() => anna.page.evaluate(() => document.documentElement.lang)).toBe("pl");
    await anna.settled();
    await anna.page.locator("dialog input[name=theme]").nth(2).check({ force: true });
    await anna.escape();
    await expect.poll(() => anna.update?.legal[0]?.text).not.toMatch(/^Draw|^draw/); // the server speaks it too
    await anna.page.reload();
    await anna.sees(".decision.mine");
    expect(
      await anna.page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset["theme"]]),
    ).toEqual(["pl", "light"]);
  });
  it("can turn the table into text and back, in the middle of a game", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "way-of-the-mandalorian" });
    await anna.sees(".decision.mine");
    for (const shows of [".choices .choice", ".decision.mine"]) {
      await anna.press("button[aria-label='This table']", "dialog button:has-text('As ')");
      await anna.press("dialog button:has-text('As ')", shows);
      await anna.escape();
    }
  });
  it("can ask before an action that ends the turn", async ({ comes }) => {
    const anna = await comes({ chosen: { confirm: true, plain: true } });
    await anna.play({ game: "way-of-the-mandalorian", options: { first_player: 0 } });
    const end = anna.page.locator(".choices .choice", { hasText: /^\d*end/i });
    const question = anna.page.locator(".choices [role=alert]");
    await anna.sees(end);
    await anna.press(end, question);
    await anna.press(".choices .button:has-text('No')", end);
    await question.waitFor({ state: "hidden" });
    await anna.press(end, question);
    const before = anna.updates.length;
    await anna.press(".choices .button:has-text('Yes')", () => anna.updates.length > before);
  });
  it("do not ask twice about the same thing", async ({ comes }) => {
    const anna = await comes({ chosen: { confirm: true } });
    await anna.play({ game: "way-of-the-mandalorian", options: { first_player: 0 } });
    await anna.sees(anna.decision("2 actions left"));
    await anna.press(".decision .ways .button:has-text('End')", ".decision .say [role=alert]");
    const before = anna.updates.length;
    await anna.key("Enter");
    await expect.poll(() => anna.updates.length).toBeGreaterThan(before);
  });
});

describe("explanations", () => {
  it("are opened by pointing, by focus and by a long press, and lead to the rule", async ({ comes }) => {
    const anna = await comes({ viewport: PHONE, hasTouch: true });
    await anna.play({ game: "bounty-hunters" });
    await anna.sees(".decision.mine");
    const card = anna.page.locator(".hand button.card").first();
    const tip = anna.page.locator("[role=tooltip]");
    await card.hover();
    await tip.waitFor();
    expect(await tip.locator("a").getAttribute("href")).toMatch(/^#\/rules\/bounty-hunters\/BH-/);
    await anna.escape("[role=tooltip]");
    await anna.page.mouse.move(0, 0);
    await card.focus();
    await anna.page.keyboard.press("Shift+Tab");
    await anna.page.keyboard.press("Tab");
    await tip.waitFor();
    await anna.escape("[role=tooltip]");
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const touch = { pointerType: "touch", isPrimary: true, clientX: x + width / 2, clientY: y + height / 2 };
    await card.dispatchEvent("pointerdown", touch);
    await tip.waitFor();
  });
  it("go away with what they explain", async ({ comes }) => {
    const anna = await comes();
    await anna.play({
      game: "way-of-the-mandalorian",
      seats: 2,
      lesson: true,
      options: { first_player: 0, characters: ["din-djarin", "fennec-shand"] },
    });
    await anna.sees(anna.decision("2 actions left"));
    await anna.page.locator(".hand button.choosable").first().focus();
    await anna.page.keyboard.press("Shift+Tab");
    await anna.page.keyboard.press("Tab");
    const tip = anna.page.locator("[role=tooltip]");
    await tip.waitFor();
    await anna.page.keyboard.press("Enter"); // it goes from the hand to the board, with the focus on it
    await anna.page.waitForSelector(".mine .slots .card");
    await tip.waitFor({ state: "hidden" });
  });
  it("lead on from word to word", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "bounty-hunters" });
    await anna.sees(".decision.mine");
    await anna.page.locator("main .decks button").first().hover();
    const tip = anna.page.locator("[role=tooltip]");
    await anna.sees(tip);
    const title = await tip.locator("b").innerText();
    await anna.press(tip.locator(".word"), async () => (await tip.locator("b").innerText()) !== title);
    const view = anna.update?.view;
    expect(view?.game === "bounty-hunters" && [view.phase, view.players[0]?.chosen]).toEqual(["draw", false]); // nothing was chosen by it
  });
  it("lead on from word to word by keys alone, and back to where the focus was", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "bounty-hunters" });
    await anna.sees(".decision.mine");
    const tip = anna.page.locator("#tip");
    const focused = () =>
      anna.page.evaluate(() => document.activeElement?.closest("#tip")?.id ?? document.activeElement?.ariaLabel);
    await anna.page.locator("main .decks button").first().focus();
    await anna.page.keyboard.press("Tab");
    await tip.waitFor();
    const [title, before] = [await tip.locator("b").innerText(), await focused()];
    await anna.page.keyboard.press("i");
    await expect.poll(focused).toBe("tip");
    await expect.poll(() => tip.getAttribute("role")).toBe("dialog");
    await anna.key("Enter");
    await expect.poll(() => tip.locator("b").innerText()).not.toBe(title);
    expect(await focused()).toBe("tip");
    await anna.key("Escape");
    await tip.waitFor({ state: "hidden" });
    await expect.poll(focused).toBe(before);
    expect(before).toBeTruthy();
    await pageTime(anna.page, 600); // it is not explained again
    expect(await tip.count()).toBe(0);
    expect(anna.update?.view?.game === "bounty-hunters" && anna.update.view.players[0]?.chosen).toBe(false);
  });
});

describe("standing orders", () => {
  it("are kept for the table", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "way-of-the-mandalorian" });
    await anna.sees(".decision.mine");
    const never = anna.page.locator("dialog label", { hasText: "never ask" });
    await anna.press("button[aria-label='This table']", never);
    await anna.press(never, () => never.locator("input").isChecked());
    await expect.poll(() => anna.update?.table.you?.orders).toMatchObject({ events: "never" });
  });
});

describe("the rules", () => {
  it("the rules are read in the language of the reader, and lead on to each other", async ({ comes }) => {
    const anna = await comes({ locale: "uk" });
    await anna.go("#/rules/bounty-hunters/BH-43");
    const rule = anna.page.locator(".rule.meant");
    await anna.sees(rule);
    expect(await rule.innerText()).toMatch(/Активован/);
    await anna.press(rule.locator("span a"), async () => (await rule.locator(".number").innerText()) === "BH-53");
    await expect.poll(() => anna.page.evaluate(() => document.activeElement?.id)).toBe("BH-53"); // the next Tab goes on from there
    expect(await anna.page.locator(".pane[lang]").count()).toBe(0);
  });
  it("the rules can be searched", async ({ comes }) => {
    const anna = await comes();
    await anna.go("#/rules/bounty-hunters");
    await anna.sees(".rule, details");
    const found = (): Promise<number> => anna.page.locator(".rule:visible").count();
    await anna.page.fill("input[type=search], .search input", "guild master");
    await expect.poll(found).toBeGreaterThan(0);
    const some = await found();
    await anna.page.fill("input[type=search], .search input", "guild master and nothing like it");
    await expect.poll(found).toBeLessThan(some);
  });
});
