/** After the game: the count and the name, what is told of it, the replay, the picture, once more, the record. */
import { readFileSync } from "node:fs";
import type { JSHandle } from "playwright-core";
import { describe, expect } from "vitest";
import { DRAWN, GAMES, type Guest, it } from "./guest";
import { byKeys, byText, toTheEnd } from "./players";

/** A game that is over, looked at as a picture. */
async function ended(guest: Guest, game: string): Promise<void> {
  await guest.play({ game, options: { max_turns: 3 } });
  await toTheEnd(guest, byKeys);
  await guest.sees(".proof .ok");
}

const SLIDER = "dialog input[type=range]";
const position = ({ page }: Guest): Promise<string> =>
  page.locator(SLIDER).evaluate((slider) => (slider as HTMLInputElement).value);
const turn = ({ page }: Guest): Promise<string> =>
  page.locator("dialog .marks .turn.now").first().getAttribute("style").then(String);

/** Everything that the page shows of the count, in order: how many rows there are, and the headline. */
const watching = ({ page }: Guest): Promise<JSHandle<string[]>> =>
  page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = (): void => {
      const headline = document.querySelector(".headline")?.textContent?.trim();
      if (headline) seen.push(`${document.querySelectorAll(".stage tbody tr:not(.yet)").length} ${headline}`);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    return seen;
  });

describe.each(DRAWN)("after a game of %s", (game) => {
  it("everything can be looked at, shared, taken along, and played once more", async ({ comes }) => {
    const [anna, cleo] = [await comes(), await comes()];
    await ended(anna, game);
    const { page } = anna;
    await expect.poll(() => page.locator("figure .line").count()).toBe(2);

    const [file] = await Promise.all([page.waitForEvent("download"), page.click("button:has-text('Download')")]);
    const saved = JSON.parse(readFileSync(await file.path(), "utf-8")) as { game: string; seed: string };
    expect([saved.game, saved.seed]).toEqual([game, anna.update?.table.seed]);

    await anna.press("button:has-text('Share')", "#invitation");
    await expect.poll(() => page.inputValue("#invitation")).toContain("#/table/");
    const [picture] = await Promise.all([
      page.waitForEvent("download"),
      page.click("button:has-text('Save the picture')"),
    ]);
    expect(
      readFileSync(await picture.path())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    await cleo.page.goto(cleo.at + new URL(await page.inputValue("#invitation")).hash);
    await cleo.page.waitForSelector(".proof .ok");
    await anna.escape();

    await anna.press("button:has-text('Rematch')", ".decision.mine");
    await expect.poll(() => anna.update?.table.result).toBe(null);
  });

  it("the replay goes by steps and turns, by keys, by its log and by itself, from every seat", async ({ comes }) => {
    const anna = await comes();
    await ended(anna, game);
    const { page } = anna;
    await anna.press("button:has-text('Replay')", "dialog .table.past");
    const words = (): Promise<string> => page.locator("dialog .words").innerText();
    await expect.poll(words).not.toBe("");
    const first = await words();
    await anna.key("End");
    await expect.poll(words).not.toBe(first);
    await anna.key("Home");
    await expect.poll(words).toBe(first);

    const [begin, turns] = [await turn(anna), await page.locator("dialog .marks .turn").count()];
    expect(turns).toBeGreaterThan(2);
    await anna.key("ArrowRight");
    expect(await position(anna)).toBe("1");
    await anna.key("Shift+ArrowRight");
    expect(await turn(anna)).not.toBe(begin);
    expect(Number(await position(anna))).toBeGreaterThan(1);
    await anna.key("PageUp");
    expect([await position(anna), await turn(anna)]).toEqual(["0", begin]);

    const line = page.locator("dialog .log button.line:not(.now)").first();
    const told = await line.innerText();
    await line.click();
    await anna.settled();
    expect(await words()).toContain(told);
    expect(await position(anna)).not.toBe("0");

    await anna.key("Home");
    await page.locator(SLIDER).focus();
    await page.keyboard.press("Space");
    await expect.poll(async () => Number(await position(anna))).toBeGreaterThan(1);
    await anna.press("dialog .ways .yours", "dialog .ways [aria-label='Play']");

    for (const seat of ["1", "-1", "0"]) {
      const before = await position(anna);
      await page.getByLabel("Point of view").selectOption(seat);
      await anna.sees("dialog .table.past");
      expect(await page.locator("dialog .alert").count()).toBe(0);
      expect(Number(await position(anna)) > 0).toBe(Number(before) > 0);
    }
    await anna.escape();
  });

  it("it is counted row by row before the winner is named", async ({ comes }) => {
    const anna = await comes({ chosen: { pace: "quick" } });
    await anna.play({ game, options: { max_turns: game === "bounty-hunters" ? 1 : 2 } });
    const seen = await watching(anna);
    await toTheEnd(anna, byKeys);
    await expect.poll(async () => (await seen.jsonValue()).at(-1)).not.toContain("Counting");
    const told = await seen.jsonValue();
    const last = Number.parseInt(told.at(-1) ?? "", 10);
    const rows = told.filter((one) => one.includes("Counting")).map((one) => Number.parseInt(one, 10));
    expect(rows[0]).toBe(0);
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    expect(last).toBeGreaterThan(2);
    for (const one of told.filter((words) => !words.includes("Counting"))) expect(Number.parseInt(one, 10)).toBe(last);
    // who comes back has seen it
    await anna.page.reload();
    await anna.sees(".proof .ok");
    expect(await anna.page.locator(".headline").innerText()).not.toContain("Counting");
  });
});

describe.each(GAMES)("as text, after a game of %s", (game) => {
  it("the replay tells what was on the table, with the log", async ({ comes }) => {
    const anna = await comes({ chosen: { plain: true } });
    await anna.play({ game, options: { max_turns: 2 } });
    await toTheEnd(anna, byText);
    await anna.sees(".proof .ok");
    await anna.press("button:has-text('Replay')", "dialog .both .pane p");
    const { page } = anna;
    const table = (): Promise<string> => page.locator("dialog .both > .pane").first().innerText();
    const first = await table();
    await anna.key("End");
    await expect.poll(table).not.toBe(first);
    await anna.key("Home");
    await expect.poll(table).toBe(first);
    await anna.escape();
  });
});

it("players are known by the same faces at the table and in the result", async ({ comes }) => {
  const anna = await comes();
  await ended(anna, "way-of-the-mandalorian");
  expect(await anna.page.locator(".stage .face").count()).toBeGreaterThanOrEqual(2);
  expect(await anna.page.locator(".stage .bot").count()).toBe(0);
});

it("the best result of this browser is kept, and compared with", async ({ comes }) => {
  const anna = await comes();
  await anna.page.addInitScript(() =>
    localStorage.setItem("cantina.best.bounty-hunters.2", JSON.stringify({ score: 999, table: "x", before: null })),
  );
  await ended(anna, "bounty-hunters");
  await anna.page.locator("li.pane", { hasText: "Your best so far remains 999." }).waitFor();
});
