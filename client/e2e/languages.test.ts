/** In every language: the start page and the tables have its words, and no button is too small for them on a phone. */
import { expect } from "vitest";
import { readdirSync } from "node:fs";
import { languagesOf } from "../src/text/languages";
import { DRAWN, type Guest, it, PHONE } from "./guest";
import { overflowing, picture, tooWide, untranslated } from "./layout";
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
