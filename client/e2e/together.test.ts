/** Two browsers at one table: a link between them, what is taken back, what is refused. */
import { describe, expect } from "vitest";
import { type Guest, it, PHONE } from "./guest";

const DRAW = "from which deck";
const CHOOSE = "Choose one card";

/** Two guests meet at a table of Bounty Hunters by the link for the second seat; the fragment of that link. */
async function meet(anna: Guest, boris: Guest): Promise<string> {
  await anna.go("#/new/bounty-hunters");
  await anna.press(".count:has(input[value='2'])", "input[value='2']:checked");
  await anna.press("form .big", "li button:has-text('Link to this seat only')");
  await anna.press("li button:has-text('Link to this seat only')", "#invitation");
  await expect.poll(() => anna.page.inputValue("#invitation")).toContain("#/join/");
  const link = await anna.page.inputValue("#invitation");
  await anna.escape();
  await boris.page.goto(boris.at + new URL(link).hash);
  await boris.sees("input[type=text]");
  await boris.page.fill("input[type=text]", "Boris");
  await boris.press("button:has-text('Sit down here')", boris.decision(DRAW));
  await Promise.all([anna, boris].map((one) => one.sees(one.decision(DRAW))));
  return new URL(link).hash;
}

describe("two browsers at one table", () => {
  it("meet by a link, see what is played and hear what is said", async ({ comes }) => {
    const [anna, boris] = [await comes(), await comes({ viewport: PHONE })];
    await meet(anna, boris);
    expect(boris.page.url()).not.toContain("join"); // the secret is out of the address
    await boris.page.goBack();
    expect(boris.page.url()).not.toContain("join"); // and out of the history
    await boris.page.goForward();
    await boris.sees(boris.decision(DRAW));

    await anna.key("1");
    await anna.sees(anna.decision("Waiting for Boris"));
    await boris.key("2");
    await Promise.all([anna, boris].map((one) => one.sees(one.decision(CHOOSE))));

    await boris.press("button[aria-label='Say something']", "dialog");
    await boris.page.click("dialog button:has-text('Good luck!')");
    const line = anna.page.locator(".log li", { hasText: "Boris: Good luck!" });
    await anna.sees(line);
    expect((await line.boundingBox())?.height).toBeGreaterThan(12); // it can be read
  });
  it("take back what nobody has seen", async ({ comes }) => {
    const [anna, boris] = [await comes(), await comes()];
    await meet(anna, boris);
    await anna.key("1");
    await anna.press(anna.decision("Waiting for Boris").locator("button:has-text('Undo')"), anna.decision(DRAW));
    await boris.settled();
    expect(boris.update?.view).toMatchObject({ phase: "draw" });
  });
  it("are asked whether something may be taken back, where the table wants that", async ({ comes }) => {
    const [anna, boris] = [await comes(), await comes()];
    const table = await anna.table({ game: "bounty-hunters", open: [1], settings: { undo: "consent", listed: true } });
    await Promise.all([anna.go(`#/table/${table}`), boris.go(`#/table/${table}`)]);
    await boris.press("button:has-text('Sit down here')", boris.decision(DRAW));
    await anna.sees(anna.decision(DRAW));
    await anna.key("1");
    await anna.pressOne(async () => anna.decision("Waiting").locator("button:has-text('Undo')"));
    await boris.sees(".wish .yours");
    await boris.pressOne(async () => boris.first(".wish .yours"));
    await anna.decision(DRAW).waitFor();
  });
  it("are not offered to take back what has been seen", async ({ comes }) => {
    const [anna, boris] = [await comes(), await comes()];
    await meet(anna, boris);
    await anna.key("1");
    await anna.sees(anna.decision("Waiting for Boris").locator("button:has-text('Undo')"));
    await boris.key("1");
    await anna.sees(anna.decision(CHOOSE));
    expect(await anna.page.locator(".decision .undo, .decision button:has-text('Undo')").count()).toBe(0);
  });
});

describe("a seat that was taken by a link", () => {
  it("is opened by that link no more, neither for the host nor for another guest", async ({ comes }) => {
    const [anna, boris, eve] = [await comes(), await comes(), await comes()];
    const link = await meet(anna, boris);
    await eve.go(link);
    await eve.sees("text=All seats are taken");
    const [, , table, seat, secret] = link.split("/");
    for (const one of [anna, eve]) {
      const address = `${one.at}api/tables/${table}/view?seat=${seat}&link=${secret}`;
      expect((await one.page.request.get(address)).status()).toBe(403);
    }
  });
  it("is found again without a cookie, by the secret that the browser keeps", async ({ comes }) => {
    const [anna, boris] = [await comes(), await comes()];
    await meet(anna, boris);
    const { origins } = await boris.context.storageState();
    const forgetful = await comes({ storageState: { cookies: [], origins } });
    await forgetful.go(`#/table/${boris.update?.table.id}`);
    await forgetful.sees(forgetful.decision(DRAW));
    await forgetful.key("2");
    await anna.key("1");
    await Promise.all([anna, boris, forgetful].map((one) => one.sees(one.decision(CHOOSE))));
  });
  it("is taken again by it when its player has left, and by nobody else", async ({ comes }) => {
    const [anna, boris, eve] = [await comes(), await comes(), await comes()];
    const link = await meet(anna, boris);
    const [, , table, seat] = link.split("/");
    await boris.ask("post", `api/tables/${table}/seats/${seat}/leave`);
    await eve.go(`#/table/${table}`);
    await eve.sees("text=All seats are taken");
    await eve.page.goto(eve.at + link);
    await eve.press("button:has-text('Sit down here')", ".decision");
  });
});

describe("an action that is not allowed", () => {
  it("is refused with a reason and the rule", async ({ comes }) => {
    const anna = await comes();
    await anna.play({
      game: "way-of-the-mandalorian",
      lesson: true,
      options: { first_player: 0, characters: ["din-djarin", "fennec-shand"] },
    });
    await anna.sees(".decision.mine");
    const refusal = anna.page.locator(".refusal");
    await anna.press(".hand .card.dimmed", refusal);
    expect(await refusal.locator("a").getAttribute("href")).toMatch(/^#\/rules\/way-of-the-mandalorian\/WM-/);
  });
});
