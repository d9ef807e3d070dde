/**
 * The pictures of the README, at a real server that deals the same cards each time: `make pictures`. Bots decide alike, so
 * the pictures change only with what is drawn, or with the rules.
 */
import { writeFileSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type CDPSession, type Locator, type Page } from "playwright-core";
import { ROOT, Server } from "../e2e/server";
import type { Links, Update } from "../src/wire";
import { captured } from "./capture";
import { film, SLOWER, slowed, wait } from "./clip";
import { best, bountyHunters, inReach, type Judge, wayOfTheMandalorian } from "./playing";

const FOLDER = `${ROOT}docs/pictures/`;
const SIZE = { width: 1440, height: 900 };
const MOST = 250_000; // bytes of a picture
const MOST_OF_CLIP = 2_000_000;
const FILM = 19_000; // milliseconds of a turn
const TELLING = ".film [aria-label='Skip']";
const ME = "Anna";

/** A table that is played to a moment. */
interface Scene {
  game: string;
  seats: number;
  options?: object;
  judge?: Judge;
  /** whether this is the moment */
  until: (update: Update) => boolean;
  /** what is pressed then */
  press?: string;
}

const asks = ({ legal }: Update, word: string): boolean => legal.some(({ action }) => action.startsWith(word));
const turn = ({ view }: Update): number => (view && "turn" in view ? view.turn : 0);

const SCENES: Readonly<Record<string, Scene>> = {
  "bounty-hunters": {
    game: "bounty-hunters",
    seats: 4,
    judge: bountyHunters,
    until: (update) => turn(update) >= 7 && asks(update, "play"),
  },
  "way-of-the-mandalorian": {
    game: "way-of-the-mandalorian",
    seats: 3,
    judge: wayOfTheMandalorian,
    until: (update) => turn(update) >= 10 && inReach(update) > 0,
  },
  "mandalorian-adventures": {
    game: "mandalorian-adventures",
    seats: 2,
    until: () => true,
    press: ".text details button",
  },
};
/** The clip begins where all draw. */
const CLIP: Scene = {
  game: "bounty-hunters",
  seats: 4,
  judge: bountyHunters,
  until: (update) => turn(update) >= 7 && asks(update, "draw"),
};

class Player {
  constructor(
    readonly at: string,
    readonly page: Page,
  ) {}

  async ask<T>(way: "get" | "post", path: string, data: object = {}): Promise<T> {
    const answer = await this.page.request[way](`${this.at}api/tables${path}`, way === "post" ? { data } : {});
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** What the first seat is asked, as soon as it is asked something. */
  async asked(table: string): Promise<Update> {
    for (let tries = 0; tries < 600; tries++) {
      const update = await this.ask<Update>("get", `/${table}/view?seat=0`);
      if (update.legal.length || update.table.result) return update;
      await new Promise((over) => setTimeout(over, 50));
    }
    throw new Error("nothing is asked any more");
  }

  /** Play to the moment of a scene, and open the table there. */
  async comes({ game, seats, options = {}, judge, until }: Scene): Promise<string> {
    const settings = { pace: 0, delay: 0 };
    const { table, ...links } = await this.ask<Links>("post", "", { game, seats, options, settings });
    await this.ask("post", `/${table}/seats/0/sit`, { name: ME });
    for (let seat = 1; seat < seats; seat++) await this.ask("post", `/${table}/seats/${seat}/bot`, { level: "greedy" });
    let update = await this.asked(table);
    for (let step = 0; !until(update) && judge; step++) {
      if (update.table.result) throw new Error(`${game}: the game is over before the moment of the picture`);
      await this.ask("post", `/${table}/seats/0/act`, { action: best(update, judge), key: `step-${step}` });
      update = await this.asked(table);
    }
    await this.page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
      `cantina.table.${table}`,
      JSON.stringify(links),
    ] as const);
    await this.page.goto(`${this.at}#/table/${table}`);
    await this.page.waitForSelector(".decision.mine, .choices .choice");
    return table;
  }
}

/** A picture of the page, as good as its size allows. */
async function shot(page: Page, name: string): Promise<void> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  for (let quality = 92; quality >= 40; quality -= 6) {
    const picture = Buffer.from(await captured(devtools, { format: "webp", quality }), "base64");
    if (picture.length > MOST) continue;
    writeFileSync(`${FOLDER}${name}.webp`, picture);
    console.log(`${name}.webp: ${Math.round(picture.length / 1000)} kB`);
    return;
  }
  throw new Error(`${name} does not become smaller than ${MOST} bytes`);
}

/** Somebody new, from an address of their own, with a screen in the dark. */
async function newcomer(
  browser: Browser,
  at: string,
  number: number,
  chosen: object,
): Promise<[Player, BrowserContext]> {
  const context = await browser.newContext({
    viewport: SIZE,
    locale: "en",
    colorScheme: "dark",
    extraHTTPHeaders: { "x-forwarded-for": `10.8.0.${number}` },
  });
  const settings = JSON.stringify({ theme: "dark", sound: false, ...chosen });
  await context.addInitScript((kept) => {
    if (location.protocol !== "about:") localStorage.setItem("cantina.settings", kept);
  }, settings);
  return [new Player(at, await context.newPage()), context];
}

async function pictures(browser: Browser, at: string, wanted: readonly string[]): Promise<void> {
  let number = 0;
  for (const [name, scene] of Object.entries(SCENES)) {
    number++;
    if (wanted.length && !wanted.includes(name)) continue;
    const [player, context] = await newcomer(browser, at, number, { motion: "none", pace: "instant" });
    await player.comes(scene);
    if (scene.press) await player.page.click(scene.press);
    await player.page.mouse.move(SIZE.width / 2, 2);
    await player.page.waitForTimeout(1500);
    await shot(player.page, name);
    await context.close();
  }
}

/** What stands for the action with a number, on the table or in the bar. */
const numbered = (page: Page, number: number): Locator =>
  page.locator(`main button:has(.press:text-is("${number}")), .decision .ways button:has(kbd:text-is("${number}"))`);

/** Take the time of a person: look at a choice, read what follows from it, press it; false if it is gone meanwhile. */
async function choose(page: Page, one: Locator): Promise<boolean> {
  const soon = { timeout: 500 * SLOWER };
  try {
    await one.first().hover(soon);
    await wait(1100);
    await one.first().click(soon);
    return true;
  } catch {
    return false;
  } finally {
    await page.mouse.move(SIZE.width / 2, SIZE.height - 4);
  }
}

/** The choice in the bar that most players want, or the only one. */
async function inBar(page: Page): Promise<Locator> {
  const wanted = page.locator(".decision.mine .ways .yours");
  return (await wanted.count()) ? wanted : page.locator(".decision.mine .ways .button:not(.undo)");
}

/** Where the best action is pressed, and which step that is; null while nothing is asked, or while something is told. */
async function pressed({ page, at }: Player, table: string): Promise<[string, Locator] | null> {
  const update = (await (await page.request.get(`${at}api/tables/${table}/view?seat=0`)).json()) as Update;
  if (!update.legal.length || (await page.locator(TELLING).count())) return null;
  const action = best(update, bountyHunters);
  const isPick = asks(update, "draw") || asks(update, "choose"); // it can be changed until the others have chosen
  const one = isPick
    ? numbered(page, 1 + update.legal.findIndex((legal) => legal.action === action))
    : await inBar(page);
  const step = `${turn(update)} ${isPick ? action.split(" ")[0] : action}`;
  return (await one.count()) ? [step, one] : null;
}

/** Decide as soon as something is asked, each step once, until the time of the film is over. */
async function turnOf(player: Player, table: string): Promise<void> {
  const end = performance.now() + FILM * SLOWER;
  const done = new Set<string>();
  await wait(900);
  while (performance.now() < end) {
    const [step, one] = (await pressed(player, table)) ?? ["", null];
    if (one && !done.has(step) && (await choose(player.page, one))) done.add(step);
    else await wait(150);
  }
}

async function clip(browser: Browser, at: string): Promise<void> {
  const [player, context] = await newcomer(browser, at, 100, { motion: "full", pace: "normal" });
  const devtools = await slowed(player.page);
  const table = await player.comes(CLIP);
  const made = await film(devtools, player.page, MOST_OF_CLIP, () => turnOf(player, table));
  writeFileSync(`${FOLDER}turn.webp`, made);
  console.log(`turn.webp: ${Math.round(made.length / 1000)} kB`);
  await context.close();
}

const wanted = process.argv.slice(1).filter((one) => one in SCENES || one === "turn");
const server = await new Server().open();
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
});
try {
  await pictures(browser, server.url, wanted);
  if (!wanted.length || wanted.includes("turn")) await clip(browser, server.url);
} finally {
  await browser.close();
  await server.close();
}
