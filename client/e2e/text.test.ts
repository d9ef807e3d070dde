/**
 * Every game is played to the end through the text table alone, by Tab and Enter, and watched. What happens is announced,
 * and no viewer is sent what they may not know.
 */
import { describe, expect } from "vitest";
import { DESK, GAMES, it, PHONE } from "./guest";
import { picture, tooWide } from "./layout";
import { byText, showsTheEnd, toTheEnd } from "./players";
import { nothingSecret, Received } from "./secrets";

const TEXT = { plain: true };
const STORY = ".text details";

describe.each([
  ["desk", DESK],
  ["phone", PHONE],
])("the story of a mission on a %s", (name, viewport) => {
  it("is there when the game begins, is folded away, and can be read again", async ({ comes }) => {
    const anna = await comes({ chosen: TEXT, viewport });
    await anna.play({ game: "mandalorian-adventures", seats: 1, options: { mission: "alive" } });
    await anna.sees(`${STORY}[open]`);
    expect(await anna.page.locator(STORY).innerText()).toContain("captured by damage exactly equal to its HP");
    expect(await anna.still(() => tooWide(anna))).toBe(0);
    await picture(anna, `story-${name}`);
    await anna.press(`${STORY} button`, `${STORY}:not([open])`);
    await anna.page.reload();
    await anna.sees(`${STORY}:not([open])`);
    await picture(anna, `story-folded-${name}`);
    await anna.press(`${STORY} summary`, `${STORY}[open]`);
  });
});

describe("a game without a story", () => {
  it("has nothing to unfold", async ({ comes }) => {
    const anna = await comes({ chosen: TEXT });
    await anna.play({ game: "bounty-hunters" });
    await anna.sees(".choices .choice");
    expect(await anna.page.locator(STORY).count()).toBe(0);
  });
});

describe.each(GAMES)("%s as text", (game) => {
  it("is played to the end by Tab and Enter, and keeps its secrets", async ({ comes }) => {
    const [anna, cleo] = [await comes({ chosen: TEXT }), await comes({ chosen: TEXT })];
    const received = [new Received(anna, 0), new Received(cleo, null)];
    const table = await anna.play({ game, settings: { watch: "anyone" } });
    await cleo.go(`#/table/${table}`);
    const said = new Set<string>();
    await toTheEnd(anna, byText, async ({ page }) => void said.add(await page.locator("[role=log]").innerText()));
    expect(said.size).toBeGreaterThan(3);
    await showsTheEnd(anna);
    await cleo.page.waitForSelector(".headline");
    await nothingSecret(anna, ...received);
  });
});
