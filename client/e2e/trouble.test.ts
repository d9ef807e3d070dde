/** Whatever goes wrong: a page that says what happened and what to do, in the reader's language. */
import { describe, expect } from "vitest";
import { DRAWN, type Guest, it } from "./guest";
import { byText, toTheEnd } from "./players";

/** The page says this, and offers a way on. */
async function says(guest: Guest, words: string): Promise<void> {
  await guest.sees(guest.page.locator("[role=alert]", { hasText: words }));
  expect(await guest.page.locator("main a, main button").count()).toBeGreaterThan(0);
}

describe("a broken link", () => {
  it.for([
    ["#/table/nothing-like-it", "There is no such table"],
    ["#/join/nothing-like-it/0/secret", "There is no such table"],
    ["#/watch/nothing-like-it/secret", "There is no such table"],
    ["#/table/nothing/like/it", "This link doesn’t work"],
    ["#/what/is/this", "This link doesn’t work"],
    ["#/table/%00%ff", "This link doesn’t work"],
    ["#/new/chess", "There is no such game"],
    ["#/rules/chess", "There is no such game"],
    ["#/learn/chess", "There is no such game"],
  ] as const)("%s says so, and what to do", async ([hash, words], { comes }) => {
    const anna = await comes();
    await anna.go(hash);
    await says(anna, words);
  });
  it("says so in the reader's language", async ({ comes }) => {
    const anna = await comes({ locale: "uk-UA" });
    await anna.go("#/what/is/this");
    await says(anna, "Це посилання нікуди не веде");
    await anna.go("#/table/nothing-like-it");
    await anna.page.locator("[role=alert]", { hasText: /[а-я]/ }).waitFor();
  });
  it("with the wrong secret lets nobody in", async ({ comes }) => {
    const [anna, boris] = [await comes(), await comes()];
    const table = await anna.table({ game: "bounty-hunters" });
    for (const link of [`#/join/${table}/0/wrong-secret`, `#/watch/${table}/wrong-secret`]) {
      await boris.go(link);
      await boris.sees("main");
      expect(boris.updates.filter(({ view }) => view)).toEqual([]);
      expect(await boris.page.locator("main a, main button, header a").count()).toBeGreaterThan(0);
    }
  });
});

describe("a table", () => {
  it("that is full says so", async ({ comes }) => {
    const [anna, boris] = [await comes(), await comes()];
    const table = await anna.table({ game: "bounty-hunters" });
    await boris.go(`#/table/${table}`);
    await boris.sees(boris.page.locator("main", { hasText: "All seats are taken" }));
    expect(await boris.page.locator("main a, main button").count()).toBeGreaterThan(0);
  });
  it("whose seat is taken meanwhile says so", async ({ comes }) => {
    const [anna, boris] = [await comes(), await comes()];
    const table = await anna.table({ game: "bounty-hunters", seats: 3, open: [1, 2] });
    await boris.go(`#/table/${table}`);
    await boris.sees("button:has-text('2')");
    for (const seat of [1, 2]) await anna.ask("post", `api/tables/${table}/seats/${seat}/bot`, { level: "greedy" });
    await boris.press("main .button.yours", "[role=alert]");
    await says(boris, "taken");
  });
  it("that has ended shows its end to those who played, and says so to others", async ({ comes }) => {
    const [anna, boris] = [await comes({ chosen: { plain: true } }), await comes()];
    const table = await anna.play({ game: "bounty-hunters", options: { max_turns: 1 } });
    await toTheEnd(anna, byText);
    await anna.page.reload();
    await anna.page.waitForSelector(".headline");
    await boris.go(`#/table/${table}`);
    await boris.sees(boris.page.locator("main", { hasText: "over" }));
    expect(await boris.page.locator("main a, main button").count()).toBeGreaterThan(0);
  });
});

describe("without a network", () => {
  it("the start page says so when something is wanted of it", async ({ comes }) => {
    const anna = await comes();
    await anna.go();
    await anna.settled();
    await anna.context.setOffline(true);
    await anna.press(".bounty-hunters .ways .play", "[role=alert]");
    await says(anna, "The server cannot be reached");
    await anna.context.setOffline(false);
    await anna.press(".bounty-hunters .ways .play", ".decision.mine");
  });
  it("a table cannot be come to, but can be tried again", async ({ comes }) => {
    const anna = await comes();
    const table = await anna.table({ game: "bounty-hunters" });
    await anna.page.route("**/api/**", (route) => route.abort());
    await anna.go(`#/table/${table}`);
    await says(anna, "The server cannot be reached");
    await anna.page.unroute("**/api/**");
    await anna.press("main .yours", ".decision.mine");
  });
  it("what answers in the place of the server is not taken for it", async ({ comes }) => {
    const anna = await comes();
    await anna.page.route("**/api/tables/**", (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Log in to this Wi-Fi</h1>" }),
    );
    await anna.go("#/table/some-table");
    await says(anna, "The server cannot be reached");
  });
});

describe("a server of another version", () => {
  it.for(DRAWN)("%s: parts that are no longer there ask for the page to be loaded again", async (game, { comes }) => {
    const anna = await comes();
    const table = await anna.table({ game });
    await anna.go();
    await anna.page.route("**/assets/TablePage-*.js", (route) => route.fulfill({ status: 404, body: "" }));
    await anna.page.goto(`${anna.at}#/table/${table}`);
    await says(anna, "This page is out of date");
    await anna.page.unroute("**/assets/TablePage-*.js");
    await anna.press("main .yours", ".decision.mine");
  });
  it("is noticed when the connection comes back", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "bounty-hunters" });
    await anna.sees(".decision.mine");
    const renew = await (await anna.page.request.get(anna.at)).text();
    await anna.page.route(anna.at, (route) =>
      route.fulfill({ contentType: "text/html", body: renew.replace(/index-[^"]*\.js/, "index-newer.js") }),
    );
    await anna.context.setOffline(true);
    await anna.page.locator(".bar [role=status]").waitFor();
    await anna.context.setOffline(false);
    await anna.page.locator("[role=alert]", { hasText: "This page is out of date" }).waitFor();
    await anna.page.unroute(anna.at);
    await anna.press("[role=alert] .yours", async () => !(await anna.page.locator("[role=alert]").count()));
    await anna.sees(".decision.mine");
    expect(await anna.page.locator("[role=alert]").count()).toBe(0);
  });
  it("a game whose table is no longer there is played as text", async ({ comes }) => {
    const anna = await comes();
    await anna.page.route(/assets\/Table-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: "" }));
    await anna.play({ game: "bounty-hunters" });
    await anna.page.waitForSelector(".choices .choice");
  });
});

describe("an old browser", () => {
  const OLD = "This browser is too old for Cantina";
  it("that lacks something is told so", async ({ comes }) => {
    const anna = await comes();
    await anna.page.addInitScript(() => Reflect.deleteProperty(Object, "hasOwn"));
    await anna.page.goto(anna.at);
    await anna.page.locator("[role=alert]", { hasText: OLD }).waitFor();
    anna.errors.length = 0; // it may well stumble
  });
  it("that does not understand the scripts is told so, in its language", async ({ comes }) => {
    const anna = await comes({ locale: "pl" });
    await anna.page.route("**/assets/index-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "let next generation = 1;" }),
    );
    await anna.page.goto(anna.at);
    await anna.page.locator("[role=alert]", { hasText: "Cantin" }).waitFor();
    anna.errors.length = 0;
  });
  it("without scripts is told so", async ({ comes }) => {
    const anna = await comes({ javaScriptEnabled: false });
    await anna.page.goto(anna.at);
    await anna.page.locator("noscript p[lang=en]", { hasText: "Please allow scripts" }).waitFor();
  });
});
