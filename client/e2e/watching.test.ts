/** Spectators see the table by its link, live, and no hand; where anyone may watch they need none. */
import { describe, expect } from "vitest";
import { DRAWN, it } from "./guest";

describe.each(DRAWN)("spectators of %s", (game) => {
  it("see the table by its link, and no hand", async ({ comes }) => {
    const [anna, cleo] = [await comes(), await comes()];
    await anna.go();
    await anna.press(`.${game} .ways button`, ".decision.mine");
    await anna.press("button[aria-label='This table']", "dialog button:has-text('watch')");
    await anna.press("dialog button:has-text('watch')", "#invitation");
    await expect.poll(() => anna.page.inputValue("#invitation")).toContain("#/watch/");
    await cleo.page.goto(cleo.at + new URL(await anna.page.inputValue("#invitation")).hash);
    await cleo.sees(cleo.decision("Waiting for"));
    expect(cleo.page.url()).not.toContain("watch");
    await anna.escape();
    const before = cleo.updates.length;
    await anna.key("1");
    await expect.poll(() => cleo.updates.length).toBeGreaterThan(before);
    await cleo.settled();
    for (const { view, legal } of cleo.updates) expect([view?.viewer, legal]).toEqual([null, []]);
    expect(await cleo.page.locator(".hand .card:not(.down)").count()).toBe(0);
    await cleo.page.reload();
    await cleo.decision("").waitFor();
  });
});

it("a table that anyone may watch is found by its address", async ({ comes }) => {
  const [anna, cleo] = [await comes(), await comes()];
  const table = await anna.play({ game: "bounty-hunters", settings: { watch: "anyone" } });
  await cleo.go(`#/table/${table}`);
  await cleo.decision("Waiting for").waitFor();
});
