/** Both games, and the third as text, played to the end: by mouse, by keyboard alone, through the text table alone. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, type Person, PHONE, until } from "./house";

const SHORT: Record<string, object> = { "bounty-hunters": { max_turns: 4 }, "way-of-the-mandalorian": { max_turns: 3 }, "mandalorian-adventures": { max_turns: 2 } };
const DRAWN = ["bounty-hunters", "way-of-the-mandalorian"];
let house: House;
beforeAll(async () => void (house = await new House().open()));
afterAll(() => house.close());

const over = async ({ page }: Person): Promise<boolean> => (await page.locator(".headline").count()) > 0;

/** Somebody who presses what glows, or what stands in the bar; never what is in the way of the end. */
async function press({ page }: Person, number: number): Promise<void> {
  const [mine, asked] = [page.locator(".decision.mine"), page.locator(".decision [role=alert] + .ways .yours, .decision .say:has([role=alert]) + .ways .yours")];
  if (await asked.count()) return asked.first().click();
  if (!(await mine.count())) return page.waitForTimeout(60);
  const glowing = page.locator("main button.card.choosable");
  const bar = page.locator(".decision.mine .ways .button:not(.undo)");
  const [cards, buttons] = [await glowing.count(), await bar.count()];
  const one = buttons && (!cards || number % 3) ? bar.nth(number % buttons) : glowing.nth(number % Math.max(1, cards));
  await one.click({ timeout: 1500, force: true }).catch(() => {});
  await page.waitForTimeout(40);
}

/** Somebody who has only the number keys. */
async function type({ page }: Person, number: number): Promise<void> {
  if (await page.locator(".decision [role=alert]").count()) await page.keyboard.press(number % 2 ? "Enter" : "Escape");
  if (!(await page.locator(".decision.mine, ol .choice").count())) return page.waitForTimeout(60);
  await page.keyboard.press(String(1 + (number % 4)));
  await page.waitForTimeout(90);
}

/** Somebody who reads: the first choices of the list, by Tab and Enter. */
async function read({ page }: Person, number: number): Promise<void> {
  const choices = page.locator("ol .choice");
  const count = await choices.count();
  if (!count) return page.waitForTimeout(60);
  await choices.nth((number * 5) % count).focus();
  await page.keyboard.press("Enter");
  await page.waitForTimeout(60);
}

async function ends(person: Person, game: string): Promise<void> {
  await person.page.waitForSelector("tbody tr, .headline");
  if (game !== "mandalorian-adventures") {
    expect(await person.page.locator("tbody tr").count()).toBeGreaterThan(1);
    await person.page.waitForSelector(".proof .ok");
  }
  expect(person.errors).toEqual([]);
}

describe.each(DRAWN)("%s", (game) => {
  it("is played by mouse", async () => {
    const anna = await house.person();
    await anna.go(`#/table/${await anna.table({ game, seats: 2, options: SHORT[game] ?? {} })}`);
    await until(() => over(anna), (number) => press(anna, number));
    await ends(anna, game);
    await anna.leave();
  });
  it("is played by keys on a phone, without scrolling", async () => {
    const anna = await house.person({ viewport: PHONE });
    await anna.go(`#/table/${await anna.table({ game, seats: 2, options: SHORT[game] ?? {} })}`);
    let tallest = 0;
    await until(
      () => over(anna),
      async (number) => {
        tallest = Math.max(tallest, (await over(anna)) ? 0 : await anna.page.evaluate(() => document.documentElement.scrollHeight));
        await type(anna, number);
      },
    );
    expect(tallest).toBeLessThanOrEqual(PHONE.height);
    await ends(anna, game);
    await anna.leave();
  });
});

describe.each(Object.keys(SHORT))("%s as text", (game) => {
  it("is played by Tab and Enter alone", async () => {
    const anna = await house.person();
    await anna.page.addInitScript(() => localStorage.setItem("cantina.settings", JSON.stringify({ plain: true })));
    await anna.go(`#/table/${await anna.table({ game, seats: 2, options: SHORT[game] ?? {} })}`);
    await until(() => over(anna), (number) => read(anna, number), 1500);
    await ends(anna, game);
    await anna.leave();
  });
});
