/** Ways to play: what somebody does who has only a mouse, only keys, or only the text. */
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Person } from "./person";

/** One thing that somebody does when they are asked; the number of the step makes them do different things. */
export type Way = (person: Person, step: number) => Promise<void>;

const REACTION = 1000; // milliseconds after which it is clear that something did nothing
const isOver = ({ update }: Person): boolean => !!update?.table.result;
const isAsked = ({ update }: Person): boolean => (update?.legal.length ?? 0) > 0;

/** Do something, and wait until the page shows what became of it. */
async function reaction(person: Person, deed: () => Promise<unknown>): Promise<void> {
  const before = await person.page.evaluate(() => (globalThis as unknown as { changes: number }).changes);
  await deed();
  await person.page.waitForFunction((was) => (globalThis as unknown as { changes: number }).changes > was, before, { polling: 30, timeout: REACTION }).catch(() => {});
  while (person.waits) await person.heard(5000);
  await person.page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
}

/** Play until the game is over, or so many steps; how many it took. `look` is called at every decision. */
export async function play(person: Person, way: Way, look: (person: Person) => Promise<void>, most: number): Promise<number> {
  for (let step = 0; step < most; step++) {
    while (!isOver(person) && !isAsked(person)) await person.heard(20_000);
    if (isOver(person)) {
      await person.page.waitForSelector(".headline");
      return step;
    }
    await person.page.waitForSelector(".decision.mine, .choices .choice, .choices .yours, .headline");
    await look(person);
    await reaction(person, () => way(person, step));
  }
  return most;
}

/** Play until the game is over; how many steps it took. */
export async function toTheEnd(person: Person, way: Way, look: (person: Person) => Promise<void> = async () => {}, most = 1500): Promise<number> {
  const steps = await play(person, way, look, most);
  if (steps === most) throw new Error(`not over after ${most} steps: ${JSON.stringify(person.update?.legal)}`);
  return steps;
}

/** Turns through what is offered, so that everything is pressed sooner or later. */
const nth = async (all: Locator, step: number): Promise<Locator | null> => {
  const count = await all.count();
  return count ? all.nth(step % count) : null;
};

/** Presses what glows, or what stands in the bar: what most would press first. */
export const byMouse: Way = async ({ page }, step) => {
  const question = page.locator(".decision.mine .say [role=alert]");
  const ways = page.locator(".decision.mine .ways .button:not(.undo)");
  if (await question.count()) return void (await ways.nth(1).click());
  const glowing = await nth(page.locator("main button.choosable:visible"), step);
  const first = page.locator(".decision.mine .ways .yours");
  const bar = (await first.count()) && step % 4 ? first.first() : await nth(ways, step);
  const one = glowing && (!bar || step % 3) ? glowing : bar;
  await one?.click();
};

/** Has only the number keys, Enter and Escape. */
export const byKeys: Way = async ({ page, update }, step) => {
  if (await page.locator(".decision.mine .say [role=alert]").count()) return page.keyboard.press("Escape");
  await page.keyboard.press(String(1 + (step % Math.min(5, update?.legal.length ?? 1))));
};

/** Reads, goes to a choice by Tab, a few further than the last time, and presses Enter. */
export const byText: Way = async ({ page }, step) => {
  const chosen = (): Promise<boolean> => page.evaluate(() => !!document.activeElement?.matches(".choice, .choices .yours"));
  for (let tabs = 0; tabs < 60 && !(await chosen()); tabs++) await page.keyboard.press("Tab");
  for (let further = (step * 5) % 8; further > 0; further--) {
    await page.keyboard.press("Tab");
    if (!(await chosen())) await page.keyboard.press("Shift+Tab");
  }
  await page.keyboard.press("Enter");
};

/** The end of a game is told: who has won, the sheet row by row, and the proof of the shuffle. */
export async function tellsTheEnd({ page, update }: Person): Promise<void> {
  const result = update?.table.result;
  expect((await page.locator(".headline").innerText()).length).toBeGreaterThan(3);
  if (update?.table.game !== "mandalorian-adventures") {
    const totals = await page.locator("tr.total td").allInnerTexts();
    expect(totals.map((total) => Number(total.replace("\u2212", "-"))).sort((a, b) => a - b)).toEqual([...(result?.scores ?? [])].sort((a, b) => a - b));
    expect(await page.locator("tbody tr").count()).toBeGreaterThan(2);
  }
  await page.waitForSelector(".proof .ok");
}
