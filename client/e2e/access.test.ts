/** Every screen in both themes and at both sizes: WCAG 2.2 AA by axe, nothing wider than the window, pictures kept. */
import { describe, expect } from "vitest";
import { DESK, type Guest, it, PHONE } from "./guest";
import { COLOURS, faults, focusIsSomewhere, picture, tooWide } from "./layout";
import { AROUND, type Screen, TABLES } from "./screens";

/** Look at a screen at both sizes and in both themes. */
async function looked(guest: Guest, name: string): Promise<void> {
  for (const [size, viewport] of [
    ["phone", PHONE],
    ["desk", DESK],
  ] as const) {
    await guest.resize(viewport);
    for (const [colorScheme, rules] of [
      ["dark", undefined],
      ["light", COLOURS],
    ] as const) {
      await guest.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const shown = `${name}-${size}-${colorScheme}`;
      const found = await guest.still(async () => {
        await picture(guest, shown);
        return [await faults(guest, rules), await tooWide(guest)];
      });
      expect([shown, ...found]).toEqual([shown, [], 0]);
    }
  }
}

async function through(guest: Guest, screens: readonly Screen[]): Promise<void> {
  for (const [name, come] of screens) {
    await come(guest);
    await looked(guest, name);
  }
}

describe("every screen, in both themes and at both sizes", () => {
  it("around the tables", async ({ comes }) => through(await comes(), AROUND));
  it("at the tables", async ({ comes }) => through(await comes(), TABLES));
  it("as text, and behind the curtain", async ({ comes }) => {
    const anna = await comes({ chosen: { plain: true } });
    for (const game of ["bounty-hunters", "mandalorian-adventures"] as const) {
      await anna.play({ game });
      await anna.sees(".choices .choice");
      await looked(anna, `text-${game}`);
    }
    await anna.play({ game: "bounty-hunters", mine: [0, 1] });
    await anna.sees(".curtain .yours");
    await looked(anna, "curtain");
  });
});

describe("at twice the size of the text", () => {
  it.for([
    ["#/", ".listed"],
    ["#/new/way-of-the-mandalorian", "form"],
    ["#/rules/way-of-the-mandalorian", "main h2"],
    ["#/learn/way-of-the-mandalorian", "section .yours"],
  ] as const)("%s is no wider than the window", async ([hash, shows], { comes }) => {
    const anna = await comes({ viewport: PHONE, chosen: { text: 200 } });
    await anna.table({ game: "way-of-the-mandalorian", open: [1], settings: { listed: true } }); // stands on the first page
    await anna.go(hash);
    await anna.sees(shows);
    await picture(anna, `twice${hash.replaceAll(/[^a-z]+/g, "-")}`);
    expect(await anna.still(() => tooWide(anna))).toBe(0);
  });
  it.for(["bounty-hunters", "way-of-the-mandalorian", "mandalorian-adventures"] as const)(
    "a table of %s can be played",
    async (game, { comes }) => {
      const anna = await comes({ chosen: { text: 200 } });
      await anna.play({ game });
      const choices = "main button.choosable:visible, .decision.mine .ways .button, .choices .choice";
      await anna.sees(choices);
      await anna.pressOne(async () => anna.first(choices));
      await anna.settled();
      await picture(anna, `twice-${game}`);
      expect(await anna.still(() => tooWide(anna))).toBe(0);
    },
  );
});

describe("the focus", () => {
  it("goes to the heading of a page that is come to, and back to what opened a window", async ({ comes }) => {
    const anna = await comes();
    await anna.go();
    await anna.settled();
    await anna.page.focus("a[href='#/rules/bounty-hunters']");
    await anna.key("Enter");
    await anna.sees("main h2");
    await expect.poll(() => anna.page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await anna.page.focus("header button");
    await anna.key("Enter");
    await anna.sees("dialog");
    await expect.poll(() => anna.page.evaluate(() => !!document.activeElement?.closest("dialog"))).toBe(true);
    await anna.key("Escape");
    await expect.poll(() => anna.page.evaluate(() => document.activeElement?.matches("header button"))).toBe(true);
  });
  it("stays at the table when a card is played from the keyboard", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "bounty-hunters" });
    for (let step = 0; step < 6; step++) {
      await anna.sees(".decision.mine");
      await anna.first("main button.choosable:visible, .decision.mine .ways .button:not(.undo)").focus();
      if (step === 0) await anna.sees("[role=tooltip]:visible"); // the choice can be made with its explanation open
      const before = anna.updates.length;
      await anna.key("Enter");
      expect(anna.updates.length).toBeGreaterThan(before);
      await anna.sees(".decision.mine");
      expect(await anna.still(() => focusIsSomewhere(anna))).toBe(true);
    }
  });
});
