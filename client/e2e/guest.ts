/** A guest with a browser: how they come to a table, press what is shown, and what their page is sent. */
import { existsSync } from "node:fs";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { FACTS } from "../src/facts";
import type { Open, Update } from "../src/wire";
import { eventually, PATIENCE } from "./patience";
import { ROOT } from "./server";
import { record, settled, still } from "./settling";
import { Traffic } from "./traffic";

const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };
export const GAMES = FACTS.map(({ game }) => game);
/** games with a drawn table */
export const DRAWN = GAMES.filter((game) => existsSync(`${ROOT}client/src/games/${game}/Table.svelte`));
/** with as many seats as a game can have */
export const MOST = FACTS.filter(({ game }) => DRAWN.includes(game)).map(
  ({ game, seats }) => [game, seats.at(-1) ?? 1] as const,
);

/** Most tests look at what there is, not at how it came about (`film.test.ts`). */
const AT_ONCE = { pace: "instant" };

export interface Coming extends BrowserContextOptions {
  /** the server, if it is not the one for all */
  at?: string;
  /** settings that this browser has kept */
  chosen?: object;
}
export interface Wanted extends Partial<Omit<Open, "game" | "seats">> {
  game: string;
  seats?: number;
  /** which seats are mine; bots have the others, or nobody */
  mine?: readonly number[];
  open?: readonly number[];
  settings?: object;
}

const ATTEMPT = PATIENCE / 6; // for one attempt to press something, which may be replaced or covered meanwhile
const EFFECT = PATIENCE / 3; // until a click without an effect is taken for lost

export class Guest {
  readonly errors: string[] = [];
  readonly traffic: Traffic;

  constructor(
    readonly at: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    context.setDefaultTimeout(PATIENCE);
    page.on("pageerror", (error) => this.errors.push(String(error)));
    page.on("console", (line) => {
      if (line.type() === "error" && /Content Security Policy|Uncaught|svelte/.test(line.text()))
        this.errors.push(line.text());
    });
    this.traffic = new Traffic(page);
  }

  /** Every update that came over a live connection. */
  get updates(): readonly Update[] {
    return this.traffic.updates;
  }

  /** What the browser was sent last. */
  get update(): Update | undefined {
    return this.updates.at(-1);
  }

  /** Whether the game has ended, by what the browser was sent last. */
  get isOver(): boolean {
    return !!this.update?.table.result;
  }

  async go(hash = "#/"): Promise<void> {
    await this.page.goto(this.at + hash);
    await this.page.waitForSelector("h1, .decision, .curtain");
  }

  async ask<T>(way: "get" | "post", path: string, data: object = {}): Promise<T> {
    const sent = { timeout: PATIENCE, ...(way === "post" ? { data } : {}) };
    const answer = await this.page.request[way](this.at + path, sent);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** A table of mine with bots that do not dawdle; its id. */
  async table({ game, seats = 2, mine = [0], open = [], settings = {}, ...more }: Wanted): Promise<string> {
    const data = { game, seats, ...more, settings: { pace: 0, delay: 0, ...settings } };
    const { table, ...links } = await this.ask<{ table: string }>("post", "api/tables", data);
    const kept = [`cantina.table.${table}`, JSON.stringify(links)] as const;
    await this.context.addInitScript(([name, value]) => localStorage.setItem(name, value), kept);
    for (let seat = 0; seat < seats; seat++) {
      const place = `api/tables/${table}/seats/${seat}`;
      if (mine.includes(seat)) await this.ask("post", `${place}/sit`, { name: `Anna ${seat + 1}` });
      else if (!open.includes(seat)) await this.ask("post", `${place}/bot`, { level: "greedy" });
    }
    return table;
  }

  /** Open a table and sit there. */
  async play(wanted: Wanted): Promise<string> {
    const table = await this.table(wanted);
    await this.go(`#/table/${table}`);
    return table;
  }

  /** Give the window another size, and wait until the page has it. */
  async resize(size: { width: number; height: number }): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  }

  /** The bar of decisions, when it says this. */
  decision(words: string): Locator {
    return this.page.locator(".decision", { hasText: words });
  }

  /** Wait for this; then until the page rests, so that what is shown can be pressed, typed into, and measured. */
  async sees(what: string | Locator): Promise<void> {
    await this.first(what).waitFor();
    await this.settled();
  }

  settled(): Promise<void> {
    return settled(this.page, this.traffic);
  }

  /** What `measure` finds in a page at rest. */
  still<T>(measure: () => Promise<T>): Promise<T> {
    return still(this.page, this.traffic, measure);
  }

  /**
   * Press what `pick` finds in the page at rest; whether there was something to press. It picks again where what it
   * found was replaced, or covered by an explanation, before it could be pressed.
   */
  async pressOne(pick: () => Promise<Locator | null>): Promise<boolean> {
    for (const end = Date.now() + PATIENCE; ;) {
      await this.settled();
      const one = await pick();
      if (!one) return false;
      const failure = await one.click({ timeout: ATTEMPT }).then(
        () => null,
        (error: Error) => error,
      );
      if (!failure) return true;
      if (Date.now() > end) throw failure;
      await this.page.mouse.move(0, 0);
    }
  }

  /**
   * Press something until its effect is there: something shown, or a condition. It is pressed again only when the page
   * has rested long without the effect: a click is lost where an update replaces its target between down and up.
   */
  async press(what: string | Locator, effect: string | Locator | (() => unknown)): Promise<void> {
    const isThere = async (): Promise<boolean> =>
      !!(await (typeof effect === "function" ? effect() : this.first(effect).isVisible()));
    const again = async (): Promise<Locator | null> => ((await isThere()) ? null : this.first(what));
    await this.pressOne(async () => this.first(what));
    for (const end = Date.now() + PATIENCE; !(await eventually(isThere, EFFECT));) {
      if (Date.now() > end) throw new Error(`${String(what)} was pressed, without ${String(effect)}`);
      if (await this.first(what).isVisible()) await this.pressOne(again).catch(() => false);
    }
    await this.settled();
  }

  /** Press a key in the page at rest, and wait until what follows from it is shown. */
  async key(key: string): Promise<void> {
    await this.settled();
    await this.page.keyboard.press(key);
    await this.settled();
  }

  /** Close what lies over the page: an explanation above it is closed first. */
  async escape(what = "dialog"): Promise<void> {
    const closed = async (): Promise<boolean> => {
      await this.key("Escape");
      return this.first(what).isHidden();
    };
    if (!(await eventually(closed))) throw new Error(`${what} is not closed by Escape`);
  }

  first(what: string | Locator): Locator {
    return (typeof what === "string" ? this.page.locator(what) : what).first();
  }
}

let browser: Promise<Browser> | undefined;
let guests = 0;

/** An address of its own for each guest, in all workers: limits count addresses. */
function address(): string {
  const worker = Number(process.env["VITEST_POOL_ID"] ?? 0) % 250;
  guests++;
  return `10.${worker}.${Math.floor(guests / 250) + 1}.${(guests % 250) + 1}`;
}

/** Keep settings in a browser that has none. */
function keep(chosen: string): void {
  if (location.protocol === "about:") return; // an empty page keeps nothing
  if (localStorage.getItem("cantina.settings") === null) localStorage.setItem("cantina.settings", chosen);
}

async function arrive({ at = inject("url"), chosen, ...options }: Coming): Promise<Guest> {
  browser ??= chromium.launch({ executablePath: CHROMIUM, args: QUIET });
  const context = await (
    await browser
  ).newContext({
    viewport: DESK,
    locale: "en",
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-forwarded-for": address() },
    ...options,
  });
  await context.addInitScript(record);
  await context.addInitScript(keep, JSON.stringify({ ...AT_ONCE, ...chosen }));
  return new Guest(at, context, await context.newPage());
}

/** A test with guests who come when they are called and leave when it is over; no script may have failed in their browsers. */
export const it = base.extend<{ comes: (how?: Coming) => Promise<Guest> }>({
  comes: async ({}, use) => {
    const here: Guest[] = [];
    await use(async (how = {}) => {
      const guest = await arrive(how);
      here.push(guest);
      return guest;
    });
    for (const guest of here) {
      await guest.context.close();
      expect(guest.errors).toEqual([]);
    }
  },
});
