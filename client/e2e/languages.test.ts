/**
 * In every language: the start page and the tables have its words, and no button is too small for them on a phone. Whole
 * games are played in the pseudo-language, whose words are two fifths longer than the English ones.
 */
import { describe, expect } from "vitest";
import { readdirSync } from "node:fs";
import { languagesOf } from "../src/text/languages";
import { DESK, DRAWN, GAMES, type Guest, it, PHONE } from "./guest";
import { overflowing, picture, plainWords, tooWide, untranslated } from "./layout";
import { byKeys, byText, toTheEnd } from "./players";
import { ROOT } from "./server";

const TEXTS = `${ROOT}src/cantina/text/`;
const LANGUAGES = languagesOf(
  readdirSync(TEXTS, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith("client.ftl"))
    .map((file) => `${TEXTS}${file}`),
);

async function fits(guest: Guest, name: string): Promise<void> {
  const found = await guest.still(async () => {
    await picture(guest, name);
    return [await untranslated(guest), await overflowing(guest), await tooWide(guest)];
  });
  expect([name, ...found]).toEqual([name, [], [], 0]);
}

it.for(LANGUAGES)("%s", async (language, { comes }) => {
  const anna = await comes({ viewport: PHONE, locale: language });
  await anna.go();
  expect(await anna.page.evaluate(() => document.documentElement.lang)).toBe(language);
  await fits(anna, `${language}-start`);
  await anna.go("#/new/way-of-the-mandalorian");
  await anna.press("summary", "details[open] label");
  await fits(anna, `${language}-new`);
  for (const game of DRAWN) {
    await anna.play({ game, seats: 3, lesson: true });
    await anna.sees(".decision.mine");
    await fits(anna, `${language}-${game}`);
    await anna.resize({ width: 1440, height: 900 });
    await fits(anna, `${language}-${game}-desk`);
    await anna.resize(PHONE);
  }
});

/** Come to a page in a trial language, which only the address can ask for. */
async function arrive({ at, page }: Guest, language: string, hash: string): Promise<void> {
  await page.goto(`${at}?lang=${language}${hash}`);
  await page.waitForSelector("h1, .decision, .curtain");
}

/** These are names in every language. */
const NAMES = ["Cantina", "Anna", "Zap", "Cog"];

/** Every decision is in the pseudo-language and finds room; a picture is kept only of one that does not. */
async function roomFor(guest: Guest, name: string): Promise<void> {
  const found = await guest.still(async () => ({
    plain: await plainWords(guest, NAMES),
    bursting: await overflowing(guest),
    wider: Math.max(0, await tooWide(guest)),
  }));
  const { plain, bursting, wider } = found;
  if (plain.length || bursting.length || wider) await picture(guest, `zz-${name}-faulty`);
  expect([name, found]).toEqual([name, { plain: [], bursting: [], wider: 0 }]);
}

const TWICE = 2;
const TURNS = { max_turns: 20 }; // pressed at random, a game of some missions may go on for hours

/** Looks at every kind of decision: at the same question twice at most. */
function lookingAtEach(name: string): (guest: Guest) => Promise<void> {
  const seen = new Map<string, number>();
  return async (guest) => {
    const said = await guest.page.locator(".decision .say b, h2[data-decision]").first().innerText();
    const question = said.replace(/\d+/g, "");
    const times = seen.get(question) ?? 0;
    seen.set(question, times + 1);
    if (times < TWICE) await roomFor(guest, name);
  };
}

describe.each(DRAWN)("%s in the pseudo-language", (game) => {
  it.for([
    ["desk", DESK],
    ["phone", PHONE],
  ] as const)("has room for its words in a whole game on a %s", async ([name, viewport], { comes }) => {
    const anna = await comes({ viewport });
    const table = await anna.table({ game, seats: 3, options: TURNS });
    await arrive(anna, "zz", `#/table/${table}`);
    expect(await anna.page.evaluate(() => document.documentElement.lang)).toBe("en");
    expect(await toTheEnd(anna, byKeys, lookingAtEach(`${game}-${name}`))).toBeGreaterThan(10);
    await anna.sees(".proof .ok");
    await roomFor(anna, `${game}-result-${name}`);
    await picture(anna, `zz-${game}-result-${name}`);
  });
});

describe.each(GAMES)("%s as text in the pseudo-language", (game) => {
  it("says nothing in plain English in a whole game", async ({ comes }) => {
    const anna = await comes({ viewport: PHONE, chosen: { plain: true } });
    const table = await anna.table({ game });
    await arrive(anna, "zz", `#/table/${table}`);
    expect(await toTheEnd(anna, byText, (guest) => roomFor(guest, `${game}-text`))).toBeGreaterThan(10);
    await anna.sees(".proof .ok");
    await roomFor(anna, `${game}-text-result`);
  });
});

it("finds a word that is written in English", async ({ comes }) => {
  const anna = await comes();
  await arrive(anna, "zz", "#/");
  expect(await plainWords(anna, NAMES)).toEqual([]);
  await anna.page.evaluate(() => {
    document.querySelector("h1")?.append(" left");
    document.querySelector("button")?.setAttribute("aria-label", "Press Anna");
  });
  expect(await plainWords(anna, NAMES)).toEqual(["Press", "left"]);
});

it("shows the keys of its messages to those who ask for them", async ({ comes }) => {
  const anna = await comes();
  await arrive(anna, "keys", "#/");
  expect(await anna.page.locator("main").innerText()).toContain("client-play-now");
  await anna.go("?lang=uk#/");
  expect(await anna.page.evaluate(() => document.documentElement.lang)).toBe("uk");
});
