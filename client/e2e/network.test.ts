/** In the middle of a turn: the page is loaded again, the network goes, the server ends and starts again. */
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { Line } from "../src/net/live.svelte";
import { type Guest, it } from "./guest";
import { Server } from "./server";

const DRAW = "from which deck";
const CHOOSE = "Choose one card";
/** How often the log shows that Anna has drawn, and from which deck by what her page was sent. */
const drawn = async ({ page, updates }: Guest): Promise<[number, string[]]> => {
  const drew = updates
    .flatMap(({ events }) => events as Line[])
    .filter((one) => one.kind === "event" && one.event === "drew" && one.seat === 0);
  return [
    await page.locator(".log li", { hasText: "Anna 1 drew" }).count(),
    drew.map(({ text }) => text.replace(/^.*from the /, "")),
  ];
};

describe("in the middle of a turn", () => {
  it("loading the page again loses nothing", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "bounty-hunters" });
    await anna.sees(anna.decision(DRAW));
    await anna.key("1");
    await anna.sees(anna.decision(CHOOSE));
    const cards = (): Promise<string[]> =>
      anna.page.locator(".hand .card").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
    const hand = await cards();
    await anna.page.reload();
    await anna.sees(anna.decision(CHOOSE));
    expect(await cards()).toEqual(hand);
  });
  it("what was pressed without a network is played once it is back, and once only", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "bounty-hunters" });
    await anna.sees(anna.decision(DRAW));
    await anna.context.setOffline(true);
    await anna.page.locator(".bar [role=status]", { hasText: "No connection" }).waitFor();
    await anna.page.keyboard.press("2");
    await anna.context.setOffline(false);
    await anna.sees(anna.decision(CHOOSE));
    expect(await drawn(anna)).toEqual([1, ["Bounty Hunter deck."]]);
  });
});

describe("the server", () => {
  let server: Server;
  beforeAll(async () => void (server = await new Server().open()));
  afterAll(() => server.close());

  it.for(["SIGTERM", "SIGKILL"] as const)(
    "ends in the middle of a click (%s), and is come back to",
    async (signal, { comes }) => {
      const anna = await comes({ at: server.url });
      await anna.play({ game: "bounty-hunters" });
      await anna.sees(anna.decision(DRAW));
      await Promise.all([server.stop(signal), anna.page.keyboard.press("1")]);
      await anna.page.locator(".bar [role=status]").waitFor();
      await server.open();
      await anna.sees(anna.decision(CHOOSE));
      expect(await drawn(anna)).toEqual([1, ["Target deck."]]);
    },
  );
});
