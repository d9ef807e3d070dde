/** Friends come by the one link of their table: each takes a free seat, and one too many is told so. */
import { describe, expect } from "vitest";
import { type Guest, it, PHONE } from "./guest";
import { faults, picture, untranslated } from "./layout";

const SIT = "button:has-text('Take seat'), button:has-text('Sit down here')";
const ASKED = ".decision.mine";

/** Open a table of Bounty Hunters for three, two of its seats for friends; the fragment of its one link. */
async function opened(anna: Guest): Promise<string> {
  await anna.go("#/new/bounty-hunters");
  await anna.press(".count:has(input[value='3'])", "input[value='3']:checked");
  await anna.page.locator(".seat select").nth(2).selectOption("link");
  await anna.press("form .big", "#invitation-all");
  await expect.poll(() => anna.page.inputValue("#invitation-all")).toContain("#/table/");
  return new URL(await anna.page.inputValue("#invitation-all")).hash;
}
async function sits(guest: Guest, name: string, shows: string): Promise<void> {
  await guest.page.fill("input[type=text]", name);
  await guest.press(guest.page.locator(SIT).first(), shows);
}

describe("one link for all friends", () => {
  it("seats them one after the other, and says when the table is full", async ({ comes }) => {
    const [anna, boris, cleo, dora] = [await comes(), await comes(), await comes({ viewport: PHONE }), await comes()];
    const link = await opened(anna);
    for (const guest of [boris, cleo, dora]) await guest.go(link);
    for (const guest of [boris, cleo, dora]) await guest.sees("main:has-text('2 seats are open.')");
    expect(await boris.page.locator(".plaque:has-text('Open seat')").count()).toBe(2);

    await sits(boris, "Boris", "#invitation-all"); // he may pass the link on
    await anna.sees("li:has-text('Boris')");
    await sits(cleo, "Cleo", ASKED);
    await Promise.all([anna, boris].map((one) => one.sees(one.page.locator(ASKED))));
    const names = anna.update?.table.seats.map(({ name }) => name);
    expect(names?.slice(1)).toEqual(["Boris", "Cleo"]);

    await dora.sees("main:has-text('All seats are taken.')"); // without a reload
    expect(await dora.page.locator(SIT).count()).toBe(0);
  });
  it("shows what is played, in the words of the friend", async ({ comes }) => {
    const anna = await comes();
    const table = await anna.table({ game: "way-of-the-mandalorian", seats: 3, open: [1, 2] });
    for (const locale of ["uk", "fr"]) {
      const friend = await comes({ viewport: PHONE, locale });
      await friend.go(`#/table/${table}`);
      await friend.sees(".game .picture img");
      expect(await friend.page.locator(".chip").count()).toBeGreaterThan(1);
      await picture(friend, `friends-${locale}`);
      expect([await untranslated(friend), await faults(friend)]).toEqual([[], []]);
    }
  });
});
