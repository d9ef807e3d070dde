/** People at one table: two browsers, a link between them, what is taken back, what is refused. */
import { describe, expect } from "vitest";
import { it, type Person, PHONE } from "./person";

const DRAW = "from which deck";
const CHOOSE = "Choose one card";

/** Two people meet at a table of Bounty Hunters by the link for the second seat. */
async function meet(anna: Person, boris: Person): Promise<void> {
  await anna.go("#/new/bounty-hunters");
  await anna.page.click(".count:has(input[value='2'])");
  await anna.page.click("form .big");
  await anna.page.click("li button:has-text('Invite')");
  await expect.poll(() => anna.page.inputValue("#invitation")).toContain("#/join/");
  const link = await anna.page.inputValue("#invitation");
  await anna.page.keyboard.press("Escape");
  await boris.page.goto(boris.at + new URL(link).hash);
  await boris.page.fill("input[type=text]", "Boris");
  await boris.page.click("button:has-text('Sit down here')");
  await Promise.all([anna, boris].map((one) => one.decision(DRAW).waitFor()));
}

describe("two browsers at one table", () => {
  it("meet by a link, see what is played and hear what is said", async ({ comes }) => {
    const [anna, boris] = [await comes(), await comes({ viewport: PHONE })];
    await meet(anna, boris);
    expect(boris.page.url()).not.toContain("join"); // the secret is out of the address
    await boris.page.goBack();
    expect(boris.page.url()).not.toContain("join"); // and out of the history
    await boris.page.goForward();
    await boris.decision(DRAW).waitFor();

    await anna.page.keyboard.press("1");
    await anna.decision("Waiting for Boris").waitFor();
    await boris.page.keyboard.press("2");
    await Promise.all([anna, boris].map((one) => one.decision(CHOOSE).waitFor()));

    await boris.page.click("button[aria-label='Say something']");
    await boris.page.click("dialog button:has-text('Good luck!')");
    const line = anna.page.locator(".log li", { hasText: "Boris: Good luck!" });
    await line.waitFor();
    expect((await line.boundingBox())?.height).toBeGreaterThan(12); // it can be read
  });
  it("take back what nobody has seen", async ({ comes }) => {
    const [anna, boris] = [await comes(), await comes()];
    await meet(anna, boris);
    await anna.page.keyboard.press("1");
    await anna.decision("Waiting for Boris").locator("button:has-text('Take back')").click();
    await anna.decision(DRAW).waitFor();
    expect(boris.update?.view).toMatchObject({ phase: "draw" });
  });
  it("are asked whether something may be taken back, where the table wants that", async ({ comes }) => {
    const [anna, boris] = [await comes(), await comes()];
    const table = await anna.table({ game: "bounty-hunters", open: [1], settings: { undo: "consent", listed: true } });
    await Promise.all([anna.go(`#/table/${table}`), boris.go(`#/table/${table}`)]);
    await boris.page.click("button:has-text('Sit down here')");
    await boris.decision(DRAW).waitFor();
    await anna.page.keyboard.press("1");
    await anna.decision("Waiting").locator("button:has-text('Take back')").click();
    await boris.page.click(".wish .yours");
    await anna.decision(DRAW).waitFor();
  });
  it("do not take back what has been seen", async ({ comes }) => {
    const [anna, boris] = [await comes(), await comes()];
    await meet(anna, boris);
    for (const one of [anna, boris]) await one.page.keyboard.press("1");
    await anna.decision(CHOOSE).waitFor();
    await anna.page.click(".decision button[aria-label='Take back']");
    await anna.page.waitForSelector(".refusal");
    await anna.decision(CHOOSE).waitFor();
  });
});

describe("somebody who tries what is not allowed", () => {
  it("hears why, with the rule", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "way-of-the-mandalorian", lesson: true, options: { first_player: 0, characters: ["din-djarin", "fennec-shand"] } });
    await anna.page.waitForSelector(".decision.mine");
    await anna.page.locator(".hand .card.dimmed").first().click();
    const refusal = anna.page.locator(".refusal");
    await refusal.waitFor();
    expect(await refusal.locator("a").getAttribute("href")).toMatch(/^#\/rules\/way-of-the-mandalorian\/WM-/);
  });
});
