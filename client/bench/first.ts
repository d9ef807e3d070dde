/** How heavy the client is, and how soon a slow computer can use it: `make bench-client`. */
import { writeFileSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import { ROOT, Server } from "../e2e/server";
import { Transfer } from "../e2e/transfer";
import { FACTS } from "../src/facts";

const SLOWER = 4;
const RUNS = 7;
const ASKED = ".decision.mine, .choices .choice";

type Told = Record<string, number>;
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

const server = await new Server().open();
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

/** Somebody new, whose computer is so many times slower. */
async function visit<T>(slower: number, see: (page: Page) => Promise<T>): Promise<T> {
  const address = `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en",
    extraHTTPHeaders: { "x-forwarded-for": address },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const seen = await see(page);
  await context.close();
  return seen;
}

/** What is sent for the first screen, and for the table of each game beyond that, in kilobytes. */
async function weights(): Promise<Told> {
  const told: Told = {};
  await visit(1, async (page) => {
    const transfer = new Transfer(page);
    await page.goto(server.url);
    told["first screen, script, kB"] = kilobytes(await transfer.sum(".js"));
    told["first screen, style, kB"] = kilobytes(await transfer.sum(".css"));
    told["first screen, letters and pictures, kB"] = kilobytes(await transfer.sum(".woff2", ".svg"));
    told["first screen, requests"] = (await transfer.files("")).size;
  });
  for (const { game } of FACTS) {
    told[`${game}, script beyond that, kB`] = await visit(1, async (page) => {
      const transfer = new Transfer(page);
      await page.goto(server.url);
      const before = await transfer.sum(".js");
      await page.click(`.${game} .ways .play`);
      await page.waitForSelector(ASKED);
      return kilobytes((await transfer.sum(".js")) - before);
    });
  }
  return told;
}

/** Milliseconds until something is painted, until a game can be chosen, and from that click to the first decision. */
async function times(): Promise<Told> {
  const all: Record<"paint" | "ready" | "table", number[]> = { paint: [], ready: [], table: [] };
  for (let run = 0; run < RUNS; run++) {
    await visit(SLOWER, async (page) => {
      await page.goto(server.url, { waitUntil: "commit" });
      await page.waitForSelector(".games .yours");
      const [paint, ready] = await page.evaluate(
        () => [performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0, performance.now()] as const,
      );
      all.paint.push(paint);
      all.ready.push(ready);
      const begun = performance.now();
      await page.click(".bounty-hunters .ways .play");
      await page.waitForSelector(ASKED);
      all.table.push(performance.now() - begun);
    });
  }
  const words = { paint: "first paint", ready: "a game can be chosen", table: "from that click to the first decision" };
  return Object.fromEntries(
    Object.entries(all).map(([name, values]) => [
      `${words[name as "paint"]}, ms, ${SLOWER} times slower`,
      Math.round(median(values)),
    ]),
  );
}

const told = { ...(await weights()), ...(await times()) };
for (const [name, value] of Object.entries(told)) console.log(`${String(value).padStart(8)}  ${name}`);
writeFileSync(`${ROOT}artefacts/client/weight.json`, JSON.stringify(told, null, 2));
await browser.close();
await server.close();
