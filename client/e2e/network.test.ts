/** In the middle of a turn: the page is loaded again, the network goes, the server ends and begins anew. */
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { Line } from "../src/net/live.svelte";
import { House } from "./house";
import { it, type Person } from "./person";

const DRAW = "from which deck";
const CHOOSE = "Choose one card";
/** How often the log says that Anna has drawn, and what she was told of it: from which deck. */
const drawn = async ({ page, updates }: Person): Promise<[number, string[]]> => {
  const told = updates.flatMap(({ events }) => events as Line[]).filter((one) => one.kind === "event" && one.event === "drew" && one.seat === 0);
  return [await page.locator(".log li", { hasText: "Anna 1 drew" }).count(), told.map(({ text }) => text.replace(/^.*from the /, ""))];
};

describe("in the middle of a turn", () => {
  it("loading the page again loses nothing", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "bounty-hunters" });
    await anna.decision(DRAW).waitFor();
    await anna.page.keyboard.press("1");
    await anna.decision(CHOOSE).waitFor();
    const cards = (): Promise<string[]> => anna.page.locator(".hand .card").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
    const hand = await cards();
    await anna.page.reload();
    await anna.decision(CHOOSE).waitFor();
    expect(await cards()).toEqual(hand);
  });
  it("what was pressed without a network is played once it is back, and once only", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "bounty-hunters" });
    await anna.decision(DRAW).waitFor();
    await anna.context.setOffline(true);
    await anna.page.locator(".bar [role=status]", { hasText: "No connection" }).waitFor();
    await anna.page.keyboard.press("2");
    await anna.context.setOffline(false);
    await anna.decision(CHOOSE).waitFor();
    expect(await drawn(anna)).toEqual([1, ["Bounty Hunter deck."]]);
  });
});

describe("the server", () => {
  let house: House;
  beforeAll(async () => void (house = await new House().open()));
  afterAll(() => house.close());

  it.for(["SIGTERM", "SIGKILL"] as const)("ends in the middle of a click (%s), and is come back to", async (signal, { comes }) => {
    const anna = await comes({ at: house.url });
    await anna.play({ game: "bounty-hunters" });
    await anna.decision(DRAW).waitFor();
    await Promise.all([house.stop(signal), anna.page.keyboard.press("1")]);
    await anna.page.locator(".bar [role=status]").waitFor();
    await house.open();
    await anna.decision(CHOOSE).waitFor({ timeout: 60_000 });
    expect(await drawn(anna)).toEqual([1, ["Target deck."]]);
  });
});
