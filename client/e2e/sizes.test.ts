/** Screens between the phone and the desk, and larger ones: a phone on its side, tablets, notebooks; and large text on them. */
import { describe, expect } from "vitest";
import { DESK, DRAWN, type Guest, it, MOST, PHONE } from "./guest";
import { cards, decisionInSight, grown, picture, tooWide, unseen } from "./layout";
import { byMouse, play } from "./players";

const SIZES = [
  { width: 844, height: 390 }, // a phone that lies on its side
  { width: 768, height: 1024 }, // a tablet, both ways
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1280, height: 720 }, // a small notebook
  { width: 1920, height: 1080 },
] as const;
const UPRIGHT = { width: 820, height: 1180 };
const FLAT = { width: 1024, height: 768 };
/** the sizes for which tables are designed */
const DESIGNED = [DESK, UPRIGHT, FLAT, PHONE] as const;
const NAMED = 84; // pixels: narrower cards show no name
const HAND = ".hand[role=group] .card";

/** what counts the points of a player */
const POINTS: Readonly<Record<string, string>> = { "bounty-hunters": ".star", "way-of-the-mandalorian": ".credit" };

const DECISIONS = 7 * SIZES.length; // far enough into the game that there is much on the table
const called = ({ width, height }: { width: number; height: number }): string => `${width}x${height}`;

describe.each(MOST)("%s for %i", (game, seats) => {
  it("can be decided on every screen without scrolling", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game, seats });
    let looks = 0;
    const look = async (guest: Guest): Promise<void> => {
      const size = SIZES[looks++ % SIZES.length] ?? SIZES[0];
      await guest.resize(size);
      const isLast = looks > DECISIONS - SIZES.length;
      await decisionInSight(guest, async () => isLast && picture(guest, `${game}-${called(size)}`));
    };
    await play(anna, byMouse, look, DECISIONS);
    expect(looks).toBeGreaterThan(DECISIONS / 2);
  });

  it("has on a phone cards with names, and the points of everybody", async ({ comes }) => {
    const anna = await comes({ viewport: PHONE });
    await anna.play({ game, seats });
    let looks = 0;
    const look = async (guest: Guest): Promise<void> => {
      const found = await decisionInSight(guest, async () => ({
        narrow: (await cards(guest, HAND)).filter(({ width, named }) => width < NAMED || !named),
        points: await unseen(guest, `.rivals ${POINTS[game]}`),
        own: await unseen(guest, `${game === "bounty-hunters" ? ".mine" : ".below"} .purse ${POINTS[game]}`),
      }));
      if (!found) return;
      looks++;
      expect(found).toEqual({
        narrow: [],
        points: { count: seats - 1, unseen: [] },
        own: { count: 1, unseen: [] },
      });
    };
    await play(anna, byMouse, look, 20);
    await picture(anna, `${game}-phone`);
    expect(looks).toBeGreaterThan(10);
  });

  it("shows on a phone the board of another player after one swipe, or one press", async ({ comes }) => {
    const anna = await comes({ viewport: PHONE });
    await anna.play({ game, seats, lesson: true });
    await anna.sees(".decision.mine");
    const first = "[data-board='1']";
    const isThere = async (): Promise<boolean> => (await unseen(anna, first)).unseen.length === 0;
    expect(await isThere()).toBe(false);
    await anna.page.locator(".pages").hover();
    await anna.page.mouse.wheel(PHONE.width, 0);
    await expect.poll(isThere).toBe(true);
    await anna.sees(`${first} > *`);
    await picture(anna, `${game}-swiped`);
    expect(await anna.still(() => tooWide(anna))).toBe(0);
    const back = anna.page.locator(".boards nav button").first();
    await back.focus();
    await anna.page.keyboard.press("Enter");
    await expect.poll(isThere).toBe(false);
    const last = anna.page.locator(".boards nav button").last();
    await last.focus();
    await anna.page.keyboard.press("Enter");
    await expect.poll(async () => (await unseen(anna, `[data-board='${seats - 1}']`)).unseen).toEqual([]);
  });
});

describe("the boards of the others", () => {
  it("give way to the own board when something else is asked", async ({ comes }) => {
    const anna = await comes({ viewport: PHONE });
    await anna.play({ game: "bounty-hunters", seats: 6, lesson: true });
    await anna.sees(".decision.mine");
    const question = await anna.page.locator(".decision .say b").innerText();
    const own = ".boards nav button[aria-current='true']:first-child";
    await anna.press(anna.page.locator(".boards nav button").nth(1), () => anna.page.locator(own).isHidden());
    await anna.page.keyboard.press("1");
    await expect.poll(() => anna.page.locator(".decision .say b").innerText()).not.toBe(question);
    await anna.sees(".decision.mine");
    await expect.poll(() => anna.page.locator(own).isVisible()).toBe(true);
  });
});

/** Play until this holds at a decision, and stop there. */
async function until(anna: Guest, holds: () => boolean | Promise<boolean>): Promise<void> {
  let found = false;
  const look = async (): Promise<void> => void (found = await holds());
  for (let step = 0; step < 60 && !found; step++)
    await play(anna, async (guest) => (found ? undefined : byMouse(guest, step)), look, 1);
  expect(found).toBe(true);
}

describe("what the others turned over", () => {
  it.for(DESIGNED.map((size) => [called(size), size] as const))("is shown at %s", async ([, viewport], { comes }) => {
    const anna = await comes({ viewport });
    await anna.play({ game: "bounty-hunters", seats: 6 });
    await until(anna, () => {
      const view = anna.update?.view;
      return view?.game === "bounty-hunters" && view.phase === "resolve";
    });
    const found = await anna.still(() => unseen(anna, ".rivals .pick .card"));
    await picture(anna, `revealed-${called(viewport)}`);
    expect(found).toEqual({ count: 5, unseen: [] });
  });
});

describe("six players at a desk", () => {
  it("see what every target of the others still needs, covered by nothing", async ({ comes }) => {
    const anna = await comes();
    await anna.play({ game: "bounty-hunters", seats: 6 });
    const isFull = (): boolean => {
      const view = anna.update?.view;
      return view?.game === "bounty-hunters" && view.players.slice(1).some(({ open }) => open.length > 2);
    };
    await until(anna, isFull);
    const look = async (): Promise<object> => {
      const view = anna.update?.view;
      const players = view?.game === "bounty-hunters" ? view.players.slice(1) : [];
      const hunted = players.flatMap(({ open, pick }) =>
        open.filter(({ target }) => target !== null && target !== pick),
      );
      const narrow = (await cards(anna, ".rivals .open .card")).filter(({ width }) => width < 30);
      return {
        hunted: hunted.length,
        targets: await unseen(anna, ".rivals .open .card"),
        needs: await unseen(anna, ".rivals .open .needs i"),
        narrow,
        grown: await grown(anna),
      };
    };
    const found = (await anna.still(look)) as { hunted: number };
    await picture(anna, "six-at-a-desk");
    expect(found).toEqual({
      hunted: found.hunted,
      targets: { count: found.hunted, unseen: [] },
      needs: { count: 3 * found.hunted, unseen: [] },
      narrow: [],
      grown: 0,
    });
  });
});

describe("a tablet that lies", () => {
  it.for(DRAWN)("has the cards of the others above the board of %s, and no panel", async (game, { comes }) => {
    const anna = await comes({ viewport: FLAT });
    await anna.play({ game, seats: 3 });
    let looks = 0;
    const look = async (guest: Guest): Promise<void> => {
      const found = await decisionInSight(guest, async () => ({
        narrow: (await cards(guest, HAND)).filter(({ width, named }) => width < NAMED || !named),
        plaques: await unseen(guest, ".rivals .plaque"),
        cards: (await unseen(guest, ".rivals :is(.board, .pick) .card")).unseen,
        panel: (await unseen(guest, ".beside")).count,
      }));
      if (!found) return;
      looks++;
      expect(found).toEqual({ narrow: [], plaques: { count: 2, unseen: [] }, cards: [], panel: 0 });
    };
    await play(anna, byMouse, look, 16);
    await picture(anna, `flat-${game}`);
    expect(looks).toBeGreaterThan(8);
  });
});

describe("text twice as large", () => {
  const CASES = DRAWN.flatMap((game) => DESIGNED.map((size) => [game, called(size), size] as const));
  it.for(CASES)("makes the cards of %s larger at %s, and keeps the decision in sight", async (how, { comes }) => {
    const [game, at, viewport] = how;
    const widest = async (guest: Guest): Promise<number> =>
      Math.max(...(await guest.still(() => cards(guest, HAND))).map(({ width }) => width));
    const before = await comes({ viewport });
    const table = { game, seats: 2, lesson: true };
    await before.play(table);
    await before.sees(".decision.mine");
    const anna = await comes({ viewport, chosen: { text: 200 } });
    await anna.play(table);
    await anna.sees(".decision.mine");
    expect(await widest(anna)).toBeGreaterThan(await widest(before));
    let looks = 0;
    const look = async (guest: Guest): Promise<void> => {
      if (await decisionInSight(guest, async () => true)) looks++;
    };
    await play(anna, byMouse, look, 14);
    await picture(anna, `twice-${game}-${at}`);
    expect(looks).toBeGreaterThan(7);
  });
});

/** Whether the explanation that is shown hides the question, an answer to it in the bar, or the card itself. */
const hides = ({ page }: Guest, card: string): Promise<string[]> =>
  page.evaluate((card) => {
    const tip = document.querySelector("#tip")?.getBoundingClientRect();
    if (!tip) return ["nothing is explained"];
    const meets = (one: Element): boolean => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < tip.right - 1 && right > tip.left + 1 && top < tip.bottom - 1 && bottom > tip.top + 1;
    };
    return [...document.querySelectorAll(`.decision .say b, .decision .ways .button, [data-thing='${card}'] .card`)]
      .filter(meets)
      .map((one) => one.textContent?.trim() ?? "");
  }, card);

describe("the explanation of a card of the hand", () => {
  const CASES = (["en", "hu", "uk"] as const).flatMap((locale) =>
    DESIGNED.map((size) => [locale, called(size), size] as const),
  );
  it.for(CASES)("hides no question, no answer and not the card: %s at %s", async ([locale, , viewport], { comes }) => {
    const anna = await comes({ viewport, locale });
    await anna.play({ game: "bounty-hunters", seats: 3 });
    await until(anna, () => anna.page.locator(".decision.mine .ways .button").count().then(Boolean));
    await anna.settled();
    const things = await anna.page
      .locator(".hand [data-thing]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-thing") ?? ""));
    expect(things.length).toBeGreaterThan(3);
    for (const card of things) {
      await anna.page.mouse.move(0, 0);
      await anna.page.locator("#tip").waitFor({ state: "hidden" });
      // not where something was pressed last: what comes to lie there was not pointed at
      await anna.page.locator(`.hand [data-thing='${card}']`).hover({ position: { x: 20, y: 40 } });
      await anna.page.locator("#tip").waitFor();
      expect([card, await hides(anna, card)]).toEqual([card, []]);
    }
    await picture(anna, `tip-${locale}-${called(viewport)}`);
  });
});

describe("standing orders", () => {
  it.for(DESIGNED.map((size) => [called(size), size] as const))(
    "are given beside the question at %s",
    async ([, viewport], { comes }) => {
      const anna = await comes({ viewport });
      await anna.play({ game: "way-of-the-mandalorian" });
      await anna.sees(".decision.mine");
      expect(await anna.still(() => unseen(anna, ".decision .orders"))).toEqual({ count: 1, unseen: [] });
      const never = anna.page.locator("dialog label", { hasText: "never ask" });
      await anna.press(".decision .orders", never);
      await anna.press(never, () => never.locator("input").isChecked());
      await expect.poll(() => anna.update?.table.you?.orders).toMatchObject({ events: "never" });
    },
  );
});
