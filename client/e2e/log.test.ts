/** The log: sentences under the headings of turns, in the order that one likes, and one stop of Tab. */
import { describe, expect } from "vitest";
import { DRAWN, type Guest, it } from "./guest";
import { byKeys, play } from "./players";

const LINES = ".log .line";
const numbers = ({ page }: Guest): Promise<number[]> =>
  page
    .locator(".log h3")
    .allInnerTexts()
    .then((all) => all.map((one) => Number(/\d+/.exec(one)?.[0])));

describe.each(DRAWN)("the log of %s", (game) => {
  it("is read like a story or the newest first, as one likes, and stays so", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game });
    await play(anna, byKeys, async () => {}, 12);
    await anna.settled();
    const newest = await numbers(anna);
    expect(newest).toEqual([...newest].sort((a, b) => b - a));
    const first = await anna.page.locator(LINES).first().innerText();
    await anna.press(".log button[aria-label='Oldest first']", ".log button[aria-label='Newest first']");
    expect(await numbers(anna)).toEqual([...newest].reverse());
    expect(await anna.page.locator(LINES).last().innerText()).toBe(first);
    await anna.page.reload();
    await anna.sees(".log button[aria-label='Newest first']");
    // the newest line is seen: the log is at its end
    const left = await anna.still(() =>
      anna.page.locator(".log .lines").evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop),
    );
    expect(left).toBeLessThan(2);
  });

  it("tells no code, and marks the names that explain themselves", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game });
    await play(anna, byKeys, async () => {}, 12);
    await anna.settled();
    for (const line of await anna.page.locator(LINES).allInnerTexts()) expect(line).not.toMatch(/·\d|[−+]\d/);
    const name = anna.page.locator(`${LINES} .card`).first();
    const title = await name.innerText();
    await name.hover();
    const tip = anna.page.locator("[role=tooltip]");
    await tip.waitFor();
    expect((await tip.innerText()).toLowerCase()).toContain(title.toLowerCase());
  });

  it("is one stop of Tab, and the arrows lead through it", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game });
    await play(anna, byKeys, async () => {}, 8);
    await anna.settled();
    const { page } = anna;
    const inLog = (): Promise<boolean> => page.evaluate(() => !!document.activeElement?.closest(".log .lines"));
    const focused = (): Promise<number> =>
      page.evaluate(() => [...document.querySelectorAll(".log .line")].indexOf(document.activeElement as Element));
    await page.locator(".log .head button").focus();
    await anna.key("Tab");
    expect(await inLog()).toBe(true);
    const first = await focused();
    await anna.key("ArrowDown");
    const second = await focused();
    expect([first, second]).toEqual([0, 1]);
    await anna.key("Shift+Tab");
    await anna.key("Tab");
    expect(await focused()).toBe(second); // it is come back to
    await anna.key("Tab");
    expect(await inLog()).toBe(false);
  });
});
