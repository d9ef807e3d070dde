/** How heavy the client is as it is sent. Times are measured by `make bench-client`, not held here. */
import { describe, expect } from "vitest";
import { GAMES, it } from "./guest";
import { Transfer } from "./transfer";

const FIRST = 60_000; // bytes of script, compressed
const TABLE = 100_000; // all that opening a game adds: the table around it, the game, its art and its words
const ASKED = ".decision.mine, .choices .choice";

it("the first screen is light", async ({ comes }) => {
  const anna = await comes();
  const transfer = new Transfer(anna.page);
  await anna.go();
  const script = await transfer.sum(".js");
  expect(script).toBeGreaterThan(10_000);
  expect(script).toBeLessThanOrEqual(FIRST);
});

describe.each(GAMES)("%s", (game) => {
  it("is loaded when it is opened, and not before", async ({ comes }) => {
    const anna = await comes();
    const transfer = new Transfer(anna.page);
    await anna.go();
    const before = await transfer.sum(".js");
    expect([...(await transfer.files(".js")).keys()].filter((name) => name.includes(game))).toEqual([]);
    await anna.press(`.${game} .ways .play`, ASKED);
    const files = [...(await transfer.files(".js")).keys()];
    expect(files.filter((name) => GAMES.some((other) => other !== game && name.includes(other)))).toEqual([]);
    expect((await transfer.sum(".js")) - before).toBeLessThanOrEqual(TABLE);
  });
});

it("a page that is known is not sent again", async ({ comes }) => {
  const anna = await comes();
  await anna.go();
  await anna.settled();
  await anna.page.reload();
  await anna.sees(".games");
  const sent = await anna.page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.includes("/assets/") && transferSize > 0)
      .map(({ name }) => name),
  );
  expect(sent).toEqual([]);
});
