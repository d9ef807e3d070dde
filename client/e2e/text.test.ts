/**
 * Every game is played to the end through the text table alone, by Tab and Enter, and watched. What happens is announced,
 * and nobody is told what they may not know.
 */
import { describe, expect } from "vitest";
import { GAMES, it } from "./person";
import { byText, tellsTheEnd, toTheEnd } from "./players";
import { Ears, nothingSecret } from "./secrets";

const TEXT = { plain: true };

describe.each(GAMES)("%s as text", (game) => {
  it("is played to the end by Tab and Enter, and keeps its secrets", async ({ comes }) => {
    const [anna, cleo] = [await comes({ chosen: TEXT }), await comes({ chosen: TEXT })];
    const ears = [new Ears(anna, 0), new Ears(cleo, null)];
    const table = await anna.play({ game, settings: { watch: "anyone" } });
    await cleo.go(`#/table/${table}`);
    const said = new Set<string>();
    await toTheEnd(anna, byText, async ({ page }) => void said.add(await page.locator("[role=log]").innerText()));
    expect(said.size).toBeGreaterThan(3);
    await tellsTheEnd(anna);
    await cleo.page.waitForSelector(".headline");
    await nothingSecret(anna, ...ears);
  });
});
