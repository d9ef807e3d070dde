/** A real server with a database of its own, and browsers for it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const ROOT = new URL("../../", import.meta.url).pathname;
const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });

export class House {
  #folder = mkdtempSync(join(tmpdir(), "cantina-e2e-"));
  #server: ChildProcess | undefined;
  #browser: Browser | undefined;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Open the doors, with the same database each time. */
  async open(): Promise<this> {
    this.#port ||= await freePort();
    const said = ["serve", "--host", "127.0.0.1", "--port", String(this.#port), "--database", join(this.#folder, "db.sqlite"), "--no-browser"];
    this.#server = spawn(join(ROOT, ".venv/bin/cantina"), said, { cwd: ROOT, stdio: "ignore", env: { ...process.env, CANTINA_RUN: "auto" } });
    for (let tries = 0; tries < 240; tries++) {
      try {
        if ((await fetch(`${this.url}health`)).ok) return this;
      } catch {
        // not yet
      }
      await new Promise((later) => setTimeout(later, 250));
    }
    throw new Error("the server does not open");
  }

  /** End the server as a signal does. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null) return;
    await new Promise((ended) => {
      server.once("exit", ended);
      server.kill("SIGTERM");
    });
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Somebody with a browser of their own, at the start page. */
  async person(options: BrowserContextOptions = {}): Promise<Person> {
    this.#browser ??= await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
    const context = await this.#browser.newContext({ viewport: DESK, locale: "en", reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    return new Person(this, context, page);
  }
}

export interface Wanted {
  game: string;
  seats: number;
  options?: object;
  settings?: object;
  /** which seats are mine; bots have the others */
  mine?: number[];
}

export class Person {
  errors: string[] = [];
  constructor(
    readonly house: House,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on("pageerror", (error) => this.errors.push(String(error)));
    page.on("console", (said) => said.type() === "error" && /Content Security Policy|Uncaught/.test(said.text()) && this.errors.push(said.text()));
    page.setDefaultTimeout(20_000);
  }

  async go(hash = "#/"): Promise<void> {
    await this.page.goto(this.house.url + hash);
    await this.page.waitForSelector("h1, .decision, .curtain");
  }

  /** A table of mine with bots that do not dawdle; its id. */
  async table({ game, seats, options = {}, settings = {}, mine = [0] }: Wanted): Promise<string> {
    const said = { game, seats, options, settings: { pace: 0, delay: 0, ...settings } };
    const { table } = (await (await this.page.request.post(`${this.house.url}api/tables`, { data: said })).json()) as { table: string };
    for (let seat = 0; seat < seats; seat++) {
      const [wish, data] = mine.includes(seat) ? ["sit", { name: `Anna ${seat + 1}` }] : ["bot", { level: "greedy" }];
      await this.page.request.post(`${this.house.url}api/tables/${table}/seats/${seat}/${wish}`, { data });
    }
    return table;
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}

/** Do something again and again until it is over. */
export async function until(over: () => Promise<boolean>, step: (number: number) => Promise<void>, most = 600): Promise<number> {
  for (let number = 0; number < most; number++) {
    if (await over()) return number;
    await step(number);
  }
  throw new Error(`not over after ${most} steps`);
}
