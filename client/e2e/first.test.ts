/** From the address to the first own decision: few clicks, no typing; and what else the first page leads to. */
import { describe, expect } from "vitest";
import { GAMES, it } from "./person";

const ASKED = ".decision.mine, .choices .choice";

describe("from the address to the first decision", () => {
  it.for(GAMES)("it is one click and no typing: %s", async (game, { comes }) => {
    const anna = await comes();
    await anna.go();
    await anna.page.click(`.${game} .ways .yours`);
    await anna.page.waitForSelector(ASKED);
    expect(anna.update?.legal.length).toBeGreaterThan(0);
  });
  it("with friends it is two clicks and no typing, and their link is there", async ({ comes }) => {
    const anna = await comes();
    await anna.go();
    await anna.page.click(".bounty-hunters a[href='#/new/bounty-hunters']");
    await anna.page.click("form .big");
    await anna.page.click("li button:has-text('Invite')");
    await expect.poll(() => anna.page.inputValue("#invitation")).toContain("#/join/");
    await anna.page.waitForSelector("dialog img[src^='data:image/svg']");
  });
  it("a lesson is two clicks and no typing", async ({ comes }) => {
    const anna = await comes();
    await anna.go();
    await anna.page.click(".bounty-hunters a[href='#/learn/bounty-hunters']");
    await anna.page.click("section .yours >> nth=0");
    await anna.page.waitForSelector(ASKED);
  });
  it("whoever comes back goes on with one click", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "way-of-the-mandalorian" });
    await anna.page.waitForSelector(ASKED);
    await anna.page.click("header a[href='#/']");
    await anna.page.click("section[aria-label='Continue'] a >> nth=0");
    await anna.page.waitForSelector(ASKED);
  });
});
