/** After the game: the sheet, the course of the points, the replay from every seat, sharing, once more, the record. */
import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { DRAWN, type Guest, it } from "./guest";
import { byKeys, toTheEnd } from "./players";

/** A game that is over, looked at as a picture. */
async function ended(guest: Guest, game: string): Promise<void> {
  await guest.play({ game, options: { max_turns: 3 } });
  await toTheEnd(guest, byKeys);
  await guest.sees(".proof .ok");
}

describe.each(DRAWN)("after a game of %s", (game) => {
  it("everything can be looked at, shared, taken along, and played once more", async ({ comes }) => {
    const [anna, cleo] = [await comes(), await comes()];
    await ended(anna, game);
    const { page } = anna;
    await expect.poll(() => page.locator("figure .line").count()).toBe(2);

    const slider = page.locator("dialog input[type=range]");
    await anna.press("button:has-text('Replay')", slider);
    const words = (): Promise<string> => page.locator("dialog .desk p").innerText();
    await expect.poll(words).not.toBe("");
    const first = await words();
    await slider.focus();
    await page.keyboard.press("End");
    await expect.poll(words).not.toBe(first);
    await page.keyboard.press("Home");
    await expect.poll(words).toBe(first);
    for (const seat of ["1", "-1"]) {
      await page.selectOption("dialog select", seat);
      await page.waitForSelector("dialog .table.past");
    }
    await anna.escape();

    const [file] = await Promise.all([page.waitForEvent("download"), page.click("button:has-text('Download')")]);
    const saved = JSON.parse(readFileSync(await file.path(), "utf-8")) as { game: string; seed: string };
    expect([saved.game, saved.seed]).toEqual([game, anna.update?.table.seed]);

    await anna.press("button:has-text('Share')", "#invitation");
    await expect.poll(() => page.inputValue("#invitation")).toContain("#/table/");
    await cleo.page.goto(cleo.at + new URL(await page.inputValue("#invitation")).hash);
    await cleo.page.waitForSelector(".proof .ok");
    await anna.escape();

    await anna.press("button:has-text('Rematch')", ".decision.mine");
    await expect.poll(() => anna.update?.table.result).toBe(null);
  });
});
