/** How heavy the client is as it is sent. Times are told by `make bench-client`, not held. */
import { describe, expect } from "vitest";
import { GAMES, it } from "./person";
import { Scales } from "./weighing";

const FIRST = 60_000; // bytes of script, packed
const TABLE = 100_000; // all that opening a game adds: the table around it, the game, its art and its words
const ASKED = ".decision.mine, .choices .choice";

it("the first screen is light", async ({ comes }) => {
  const anna = await comes();
  const scales = new Scales(anna.page);
  await anna.go();
  const script = await scales.sum(".js");
  expect(script).toBeGreaterThan(10_000);
  expect(script).toBeLessThanOrEqual(FIRST);
});

describe.each(GAMES)("%s", (game) => {
  it("is loaded when it is opened, and not before", async ({ comes }) => {
    const anna = await comes();
    const scales = new Scales(anna.page);
    await anna.go();
    const before = await scales.sum(".js");
    expect([...(await scales.files(".js")).keys()].filter((name) => name.includes(game))).toEqual([]);
    await anna.page.click(`.${game} .ways .yours`);
    await anna.page.waitForSelector(ASKED);
    const files = [...(await scales.files(".js")).keys()];
    expect(files.filter((name) => GAMES.some((other) => other !== game && name.includes(other)))).toEqual([]);
    expect((await scales.sum(".js")) - before).toBeLessThanOrEqual(TABLE);
  });
});

it("a page that is known is not sent again", async ({ comes }) => {
  const anna = await comes();
  await anna.go();
  await anna.page.waitForLoadState("networkidle");
  await anna.page.reload();
  await anna.page.waitForSelector(".games");
  const sent = await anna.page.evaluate(() => (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(({ name, transferSize }) => name.includes("/assets/") && transferSize > 0).map(({ name }) => name));
  expect(sent).toEqual([]);
});
