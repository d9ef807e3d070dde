/** From the address to the first own decision: few clicks, no typing; and what else the first page leads to. */
import { describe, expect } from "vitest";
import { GAMES, it } from "./guest";

const ASKED = ".decision.mine, .choices .choice";

describe("from the address to the first decision", () => {
  it.for(GAMES)("it is one click and no typing: %s", async (game, { comes }) => {
    const anna = await comes();
    await anna.go();
    await anna.press(`.${game} .ways .play`, ASKED);
    expect(anna.update?.legal.length).toBeGreaterThan(0);
  });
  it("with friends it is two clicks and no typing, and their link is there", async ({ comes }) => {
    const anna = await comes();
    await anna.go();
    await anna.press(".bounty-hunters a[href='#/new/bounty-hunters']", "form .big");
    await anna.press("form .big", "section img[src^='data:image/svg']");
    await expect.poll(() => anna.page.inputValue("#invitation-all")).toContain("#/table/");
  });
  it("a guest who has not played yet is offered the first lesson, which is one click", async ({ comes }) => {
    const anna = await comes();
    await anna.go();
    await anna.press(".newcomer .yours", ASKED);
    await anna.sees(".hint, .guide");
    await anna.press("header a[href='#/']", "section[aria-label='Continue'] a");
    expect(await anna.page.locator(".newcomer").count()).toBe(0);
  });
  it("a lesson is two clicks and no typing", async ({ comes }) => {
    const anna = await comes();
    await anna.go();
    await anna.press(".bounty-hunters a[href='#/learn/bounty-hunters']", "section .yours");
    await anna.press("section .yours", ASKED);
  });
  it("a guest who comes back goes on with one click", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "way-of-the-mandalorian" });
    await anna.sees(ASKED);
    await anna.press("header a[href='#/']", "section[aria-label='Continue'] a");
    await anna.press("section[aria-label='Continue'] a", ASKED);
  });
});
