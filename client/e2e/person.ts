/** Somebody with a browser, and all that this browser is sent. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core";
import { test as base, expect, inject } from "vitest";
import type { Down, Open, Update } from "../src/wire";

const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };
export const GAMES = ["bounty-hunters", "way-of-the-mandalorian", "mandalorian-adventures"] as const;
export const DRAWN = ["bounty-hunters", "way-of-the-mandalorian"] as const;
/** as many as can play */
export const MOST = [["bounty-hunters", 6], ["way-of-the-mandalorian", 4]] as const;
export type GameId = (typeof GAMES)[number];

export interface Coming extends BrowserContextOptions {
  /** the server, if it is not the one for all */
  at?: string;
  /** what this browser has kept of its reader's choices */
  chosen?: object;
}
export interface Wanted extends Partial<Omit<Open, "game" | "seats">> {
  game: GameId;
  seats?: number;
  /** which seats are mine; bots have the others, or nobody */
  mine?: readonly number[];
  open?: readonly number[];
  settings?: object;
}

let browser: Promise<Browser> | undefined;
let people = 0;

export class Person {
  readonly errors: string[] = [];
  /** every update that came over a live connection */
  readonly updates: Update[] = [];
  /** whether something was said to the server of which it has told nothing yet */
  waits = false;
  #waiting: (() => void)[] = [];

  constructor(
    readonly at: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.setDefaultTimeout(20_000);
    page.on("pageerror", (error) => this.errors.push(String(error)));
    page.on("console", (said) => said.type() === "error" && /Content Security Policy|Uncaught|svelte/.test(said.text()) && this.errors.push(said.text()));
    page.on("websocket", (socket) => {
      socket.on("framesent", () => (this.waits = true));
      socket.on("framereceived", ({ payload }) => this.#hear(JSON.parse(String(payload)) as Down));
    });
  }

  #hear(message: Down): void {
    if ("seq" in message) this.updates.push(message);
    if ("seq" in message || "refused" in message) this.waits = false;
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** What the browser knows now. */
  get update(): Update | undefined {
    return this.updates.at(-1);
  }

  /** Wait for the next thing that the server says, or for so many milliseconds. */
  heard(patience: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, patience);
      this.#waiting.push(() => (clearTimeout(timer), done()));
    });
  }

  async go(hash = "#/"): Promise<void> {
    await this.page.goto(this.at + hash);
    await this.page.waitForSelector("h1, .decision, .curtain");
  }

  async ask<T>(way: "get" | "post", path: string, data: object = {}): Promise<T> {
    const answer = await this.page.request[way](this.at + path, way === "post" ? { data } : {});
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** A table of mine with bots that do not dawdle; its id. */
  async table({ game, seats = 2, mine = [0], open = [], settings = {}, ...more }: Wanted): Promise<string> {
    const { table, ...links } = await this.ask<{ table: string }>("post", "api/tables", { game, seats, ...more, settings: { pace: 0, delay: 0, ...settings } });
    await this.context.addInitScript(([name, kept]) => localStorage.setItem(name, kept), [`cantina.table.${table}`, JSON.stringify(links)] as const);
    for (let seat = 0; seat < seats; seat++) {
      if (mine.includes(seat)) await this.ask("post", `api/tables/${table}/seats/${seat}/sit`, { name: `Anna ${seat + 1}` });
      else if (!open.includes(seat)) await this.ask("post", `api/tables/${table}/seats/${seat}/bot`, { level: "greedy" });
    }
    return table;
  }

  /** The same, and sit there. */
  async play(wanted: Wanted): Promise<string> {
    const table = await this.table(wanted);
    await this.go(`#/table/${table}`);
    return table;
  }

  /** The bar of decisions, when it says this. */
  decision(words: string): Locator {
    return this.page.locator(".decision", { hasText: words });
  }
}

/** Counts in the page how often it has changed. */
const count = (): void => {
  const world = globalThis as unknown as { changes: number };
  world.changes = 0;
  new MutationObserver(() => world.changes++).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
};

/** A test with people who come when they are called and leave when it is over; nothing may have gone wrong in their browsers. */
export const it = base.extend<{ comes: (how?: Coming) => Promise<Person> }>({
  comes: async ({}, use) => {
    const here: Person[] = [];
    await use(async ({ at = inject("url"), chosen, ...options } = {}) => {
      browser ??= chromium.launch({ executablePath: CHROMIUM, args: QUIET });
      const address = `10.${process.pid % 250}.${Math.floor(++people / 250) + 1}.${(people % 250) + 1}`;
      const context = await (await browser).newContext({ viewport: DESK, locale: "en", reducedMotion: "reduce", extraHTTPHeaders: { "x-forwarded-for": address }, ...options });
      await context.addInitScript(count);
      if (chosen) await context.addInitScript((kept) => localStorage.getItem("cantina.settings") ?? localStorage.setItem("cantina.settings", kept), JSON.stringify(chosen));
      const person = new Person(at, context, await context.newPage());
      here.push(person);
      return person;
    });
    for (const person of here) {
      await person.context.close();
      expect(person.errors).toEqual([]);
    }
  },
});
