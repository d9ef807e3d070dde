/** Every game is played to the end through the text table alone, by Tab and Enter; what happens is announced. */
import { describe, expect } from "vitest";
import { GAMES, it } from "./person";
import { byText, tellsTheEnd, toTheEnd } from "./players";

const TEXT = { plain: true };

describe.each(GAMES)("%s as text", (game) => {
  it("is played to the end by Tab and Enter", async ({ comes }) => {
    const anna = await comes({ chosen: TEXT });
    await anna.play({ game });
    const said = new Set<string>();
    await toTheEnd(anna, byText, async ({ page }) => void said.add(await page.locator("[role=log]").innerText()));
    expect(said.size).toBeGreaterThan(3);
    await tellsTheEnd(anna);
  });
});
