/** In every language: the start page and the tables have its words, and no button is too small for them on a phone. */
import { expect } from "vitest";
import { readdirSync } from "node:fs";
import { languagesOf } from "../src/text/languages";
import { ROOT } from "./house";
import { overflowing, picture, tooWide, untold } from "./looking";
import { DRAWN, it, type Person, PHONE } from "./person";

const TEXTS = `${ROOT}src/cantina/text/`;
const LANGUAGES = languagesOf(readdirSync(TEXTS, { recursive: true }).map(String).filter((file) => file.endsWith("client.ftl")).map((file) => `${TEXTS}${file}`));

async function fits(person: Person, name: string): Promise<void> {
  await picture(person, name);
  expect([name, await untold(person), await overflowing(person), await tooWide(person)]).toEqual([name, [], [], 0]);
}

it.for(LANGUAGES)("%s", async (language, { comes }) => {
  const anna = await comes({ viewport: PHONE, locale: language });
  await anna.go();
  expect(await anna.page.evaluate(() => document.documentElement.lang)).toBe(language);
  await fits(anna, `${language}-start`);
  await anna.go("#/new/way-of-the-mandalorian");
  await anna.page.locator("summary").first().click();
  await anna.page.locator("details[open] label").first().waitFor();
  await fits(anna, `${language}-new`);
  for (const game of DRAWN) {
    await anna.play({ game, seats: 3, lesson: true });
    await anna.page.waitForSelector(".decision.mine");
    await fits(anna, `${language}-${game}`);
    await anna.page.setViewportSize({ width: 1440, height: 900 });
    await fits(anna, `${language}-${game}-desk`);
    await anna.page.setViewportSize(PHONE);
  }
});
