/** Ways to play: what a guest does who has only a mouse, only keys, or only the text. */
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Guest } from "./guest";
import { PATIENCE } from "./patience";
import { changes, reaction } from "./settling";

/** One thing that a guest does when they are asked; the number of the step makes them do different things. */
export type Way = (guest: Guest, step: number) => Promise<unknown>;

const REACTION = 1000; // milliseconds of the page after which it is clear that something did nothing
const ASKED = ".decision.mine, .choices .choice, .choices .yours, .headline";
const isAsked = ({ update }: Guest): boolean => (update?.legal.length ?? 0) > 0;

/** Wait until the page rests, and the guest has something to decide or the game is over. */
async function asked(guest: Guest): Promise<void> {
  const end = Date.now() + PATIENCE;
  await guest.settled();
  while (!guest.isOver && !isAsked(guest)) {
    if (Date.now() > end) throw new Error(`nothing to decide: ${JSON.stringify(guest.update?.table)}`);
    await guest.traffic.next(PATIENCE);
    await guest.settled();
  }
  await guest.first(guest.isOver ? ".headline" : ASKED).waitFor();
}

/** Do something, and wait until the page begins to show what became of it. */
async function done(guest: Guest, deed: () => Promise<unknown>): Promise<void> {
  const before = await changes(guest.page);
  await deed();
  await reaction(guest.page, before, REACTION);
}

/** Play until the game is over, or at most this many steps; how many it took. `look` is called at every decision. */
export async function play(
  guest: Guest,
  way: Way,
  look: (guest: Guest) => Promise<void>,
  most: number,
): Promise<number> {
  for (let step = 0; step < most; step++) {
    await asked(guest);
    if (guest.isOver) return step;
    await look(guest);
    await done(guest, () => way(guest, step));
  }
  return most;
}

/** Play until the game is over; how many steps it took. */
export async function toTheEnd(
  guest: Guest,
  way: Way,
  look: (guest: Guest) => Promise<void> = async () => {},
  most = 1500,
): Promise<number> {
  const steps = await play(guest, way, look, most);
  if (steps === most) throw new Error(`not over after ${most} steps: ${JSON.stringify(guest.update?.legal)}`);
  return steps;
}

/** Turns through what is offered, so that everything is pressed sooner or later. */
const nth = async (all: Locator, step: number): Promise<Locator | null> => {
  const count = await all.count();
  return count ? all.nth(step % count) : null;
};

/** Presses what glows, or what stands in the bar: what most would press first. */
export const byMouse: Way = (guest, step) =>
  guest.pressOne(async () => {
    const { page } = guest;
    const ways = page.locator(".decision.mine .ways .button:not(.undo)");
    if (await page.locator(".decision.mine .say [role=alert]").count()) return ways.nth(1);
    const glowing = await nth(page.locator("main button.choosable:visible"), step);
    const first = page.locator(".decision.mine .ways .yours");
    const bar = (await first.count()) && step % 4 ? first.first() : await nth(ways, step);
    return glowing && (!bar || step % 3) ? glowing : bar;
  });

/** Has only the number keys, Enter and Escape. */
export const byKeys: Way = async ({ page, update }, step) => {
  if (await page.locator(".decision.mine .say [role=alert]").count()) return page.keyboard.press("Escape");
  return page.keyboard.press(String(1 + (step % Math.min(5, update?.legal.length ?? 1))));
};

/** Reads, goes to a choice by Tab, a few further than the last time, and presses Enter. */
export const byText: Way = async ({ page }, step) => {
  const isChoice = (): Promise<boolean> =>
    page.evaluate(() => !!document.activeElement?.matches(".choice, .choices .yours"));
  for (let tabs = 0; tabs < 60 && !(await isChoice()); tabs++) await page.keyboard.press("Tab");
  for (let further = (step * 5) % 8; further > 0; further--) {
    await page.keyboard.press("Tab");
    if (!(await isChoice())) await page.keyboard.press("Shift+Tab");
  }
  if (await isChoice()) await page.keyboard.press("Enter"); // else an update has taken it away: the next step goes there again
};

/** The end of a game is shown: who has won, the sheet row by row, and the proof of the shuffle. */
export async function showsTheEnd(guest: Guest): Promise<void> {
  const { page, update } = guest;
  await guest.sees(".proof .ok");
  expect((await page.locator(".headline").innerText()).length).toBeGreaterThan(3);
  if (update?.table.game === "mandalorian-adventures") return;
  const totals = (await page.locator("tr.total td").allInnerTexts()).map(
    (total) => Number(total.replace("\u2212", "-").replace(/[^-\d]/g, "")), // digits stand in groups
  );
  const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
  expect(ascending(totals)).toEqual(ascending(update?.table.result?.scores ?? []));
  expect(await page.locator("tbody tr").count()).toBeGreaterThan(2);
}
