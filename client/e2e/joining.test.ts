/**
 * A game that joined the server after this client was built (docs/add-a-game.md): it is offered, opened with its options,
 * played to the end at the text table, and its words come from the server.
 */
import { afterAll, beforeAll, describe, expect } from "vitest";
import { it, PHONE } from "./guest";
import { faults, picture, untranslated } from "./layout";
import { byText, showsTheEnd, toTheEnd } from "./players";
import { nothingSecret, Received } from "./secrets";
import { ONE_GAME_MORE, Server } from "./server";

const server = new Server(ONE_GAME_MORE);
beforeAll(async () => void (await server.open()));
afterAll(() => server.close());

const CHOICES = ".choices .choice";

describe("a game that this client was not built with", () => {
  it("is offered on the start page, with its name, its facts, and what it is", async ({ comes }) => {
    const anna = await comes({ at: server.url });
    await anna.go();
    await anna.sees(".quick-draw");
    const words = await anna.page.locator(".quick-draw").innerText();
    for (const one of ["Quick Draw", "2 to 4 players", "10 minutes", "Twelve bounties come to town.", "Text only"])
      expect(words).toContain(one);
    await picture(anna, "joining-start");
    expect([await untranslated(anna), await faults(anna)]).toEqual([[], []]);
  });
  it("is played with one click", async ({ comes }) => {
    const anna = await comes({ at: server.url });
    await anna.go();
    await anna.press(".quick-draw .ways .play", CHOICES);
    expect(await anna.page.locator("h1").innerText()).toBe("Quick Draw");
    expect(anna.update?.table.seats).toHaveLength(3);
    expect(await anna.page.locator(CHOICES).count()).toBe(9);
    await picture(anna, "joining-table");
    expect([await untranslated(anna), await faults(anna)]).toEqual([[], []]);
  });
  it("is opened with its options, which have labels", async ({ comes }) => {
    const anna = await comes({ at: server.url });
    await anna.go("#/new/quick-draw");
    await anna.press("summary", "details[open] label");
    const labels = await anna.page.locator("details[open] label").allInnerTexts();
    expect(labels.map((label) => label.split("\n")[0])).toEqual([
      "By how much the fastest card may beat the next one",
      "Whether a hunter who waits gets a credit",
      "The number of turns",
    ]);
    await anna.page.locator("details[open] select").selectOption({ index: 1 });
    await anna.page.locator("details[open] input[type=number]").last().fill("2");
    for (const seat of [1, 2]) await anna.page.locator(".seat select").nth(seat).selectOption("bot-greedy");
    await anna.press("form .big", CHOICES);
    expect(anna.update?.table.options).toEqual({ lead: 15, tips: true, max_turns: 2 });
    await toTheEnd(anna, byText);
    await showsTheEnd(anna);
  });
  it.for([["desk", {}] as const, ["phone", { viewport: PHONE }] as const])(
    "is played to the end by Tab and Enter on a %s, watched, and keeps its secrets",
    async ([, size], { comes }) => {
      const [anna, cleo] = [await comes({ at: server.url, ...size }), await comes({ at: server.url })];
      const received = [new Received(anna, 0), new Received(cleo, null)];
      const table = await anna.play({ game: "quick-draw", seats: 4, settings: { watch: "anyone" } });
      await cleo.go(`#/table/${table}`);
      await toTheEnd(anna, byText);
      await showsTheEnd(anna);
      expect(await anna.page.locator("table").first().locator("tbody th").allInnerTexts()).toEqual([
        "For bounties",
        "Tips",
        "Credits",
        "Bounties",
      ]);
      await cleo.page.waitForSelector(".headline");
      await nothingSecret(anna, ...received);
    },
  );
  it("has the player aid where others have their rules", async ({ comes }) => {
    const anna = await comes({ at: server.url });
    await anna.go("#/rules/quick-draw");
    await anna.sees("main h2");
    expect(await anna.page.locator("main").innerText()).toContain("The highest number takes the bounty.");
    expect([await untranslated(anna), await faults(anna)]).toEqual([[], []]);
  });
  it("is said in English where the reader's language has no words for it, and the page around it is not", async ({
    comes,
  }) => {
    const anna = await comes({ at: server.url, locale: "uk" });
    await anna.play({ game: "quick-draw", seats: 2 });
    await anna.sees(CHOICES);
    const words = await anna.page.locator("main").innerText();
    expect(words).toContain("Everybody chooses");
    expect(words).toMatch(/[а-яії]{4}/);
    expect(await untranslated(anna)).toEqual([]);
  });
});
