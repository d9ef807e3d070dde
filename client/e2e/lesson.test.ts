/**
 * Lessons, played from their first bubble to their last as the bubbles say: by mouse on a desk, by touch on a phone. Each
 * bubble is in sight, and covers neither its thing nor the decision.
 */
import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { CAMP, EGG } from "../src/games/mandalorian-adventures/guide";
import { CONTRACTS, HUNT } from "../src/games/bounty-hunters/guide";
import { EVENTS, MISSIONS } from "../src/games/way-of-the-mandalorian/guide";
import { type Coming, DESK, type Guest, it, PHONE } from "./guest";
import { faults, picture, untranslated } from "./layout";
import { eventually, PATIENCE } from "./patience";
import { toTheEnd, byMouse } from "./players";

/** The lessons of each game: their steps, and what the one after is called, in its bubble and at the end of the game. */
const LESSONS = [
  { game: "bounty-hunters", number: 1, steps: HUNT, next: "Lesson 2: Contracts" },
  { game: "bounty-hunters", number: 2, steps: CONTRACTS, next: "" },
  { game: "way-of-the-mandalorian", number: 1, steps: MISSIONS, next: "Lesson 2: Events" },
  { game: "way-of-the-mandalorian", number: 2, steps: EVENTS, next: "" },
  { game: "mandalorian-adventures", number: 1, steps: CAMP, next: "Lesson 2: The egg" },
  { game: "mandalorian-adventures", number: 2, steps: EGG, next: "" },
] as const;
type Lesson = (typeof LESSONS)[number];
const DESK_DARK = ["desk", { viewport: DESK, colorScheme: "dark" }] as const;
const PHONE_LIGHT = ["phone", { viewport: PHONE, colorScheme: "light", hasTouch: true }] as const;
/** the first lessons by mouse and by touch, the others by either */
const PLAYED = LESSONS.flatMap((lesson, i) => {
  const sizes = lesson.number === 1 ? [DESK_DARK, PHONE_LIGHT] : [i % 4 === 1 ? PHONE_LIGHT : DESK_DARK];
  return sizes.map(([size, how]) => [lesson.number, lesson.game, size, how as Coming, lesson] as const);
});
const BUBBLE = ".guide .bubble.there";
const BAR = ".decision.mine .ways .button:not(.undo), .choices .choice, .choices .yours";
const MOST = 200;

/** By how many square pixels a bubble covers its thing and the decision, what of it is out of sight, and whether it has a ring. */
const standing = ({ page }: Guest) =>
  page.evaluate((selector) => {
    const at = (one: Element): DOMRect => one.getBoundingClientRect();
    const shared = (one: DOMRect, other: DOMRect): number =>
      Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
      Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
    const bubble = document.querySelector(selector);
    if (!bubble) return null;
    const ring = document.querySelector(".guide .ring");
    const box = at(bubble);
    const corners = [0.05, 0.5, 0.95].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [box.x + box.width * across, box.y + box.height * down] as const),
    );
    return {
      ring: !!ring,
      thing: ring ? shared(box, at(ring)) : 0,
      decision: [...document.querySelectorAll("[data-guide~=decision]")].reduce(
        (sum, one) => sum + shared(box, at(one)),
        0,
      ),
      hidden: corners.filter(([x, y]) => !bubble.contains(document.elementFromPoint(x, y))).length,
    };
  }, BUBBLE);

/** Press something as this guest does. */
const pressed = async (touch: boolean, one: Locator): Promise<void> => {
  const how = { timeout: PATIENCE / 6 };
  await (touch ? one.tap(how) : one.click(how)).catch(() => {}); // replaced meanwhile: it is looked again
};

/** What a step asks to be pressed; the decision bar where it speaks of that. */
async function askedFor({ page }: Guest, { steps }: Lesson, step: string): Promise<Locator> {
  const addresses = steps.find(({ key }) => key === step)?.at ?? [];
  for (const address of addresses) {
    const thing = page.locator(`main [data-guide~="${address}"]`);
    for (const choice of [
      thing.locator("button.choosable:not(.chosen):visible"),
      page.locator(`button.choosable:visible`, { has: thing }),
    ])
      if (await choice.count()) return choice.first();
  }
  for (const ways of [".decision.mine .ways .yours", BAR, "main button.choosable:visible"])
    if (await page.locator(ways).count()) return page.locator(ways).first();
  return page.locator("[data-guide~=decision]");
}

/** Do what the guide says until it has no more to say; the steps that were shown. */
async function learn(
  guest: Guest,
  lesson: Lesson,
  touch: boolean,
  look: (step: string) => Promise<void>,
): Promise<string[]> {
  const bubble = guest.page.locator(BUBBLE);
  const shown: string[] = [];
  for (let deed = 0; deed < MOST; deed++) {
    const { step, asked } = await guest.still(async () => ({
      step: (await bubble.count()) ? await bubble.getAttribute("data-step") : null,
      asked: (guest.update?.legal.length ?? 0) > 0,
    }));
    if (step && shown.at(-1) !== step) {
      shown.push(step);
      await look(step);
    }
    if (step === "end") return shown;
    const next = bubble.locator(".next");
    if (step && (await next.count())) await pressed(touch, next);
    else if (asked) await pressed(touch, await askedFor(guest, lesson, step ?? ""));
    else await eventually(async () => !!guest.update?.legal.length || (await bubble.count()) > 0, PATIENCE / 6);
  }
  throw new Error(`not learnt: ${shown.join()}`);
}

describe("a lesson", () => {
  it.for(PLAYED)(
    "%d of %s on a %s is played as its bubbles say",
    async ([number, game, size, how, lesson], { comes }) => {
      const anna = await comes(how);
      await anna.go(`#/learn/${game}`);
      await anna.press(anna.page.locator("section .begin").nth(number - 1), BUBBLE);
      await anna.page.mouse.move(0, 0); // else what appears where it pressed is explained
      const faulty: unknown[] = [];
      const shown = await learn(anna, lesson, !!how.hasTouch, async (step) => {
        const seen = await anna.still(() => standing(anna));
        await picture(anna, `lesson-${game}-${number}-${size}-${step.replace("client-learn-", "")}`);
        const wanted = { ring: step !== "end", thing: 0, decision: 0, hidden: 0 };
        if (seen && JSON.stringify(seen) !== JSON.stringify(wanted)) faulty.push([step, seen]);
      });
      expect(faulty).toEqual([]);
      const needed = lesson.steps.filter(({ aside }) => !aside).map(({ key }) => key);
      if (number === 1) expect(needed.filter((key) => !shown.includes(key))).toEqual([]);
      expect([await untranslated(anna), await faults(anna)]).toEqual([[], []]);
      const second = anna.page.locator(`${BUBBLE} .next-lesson`);
      expect((await second.allInnerTexts()).join().trim()).toBe(lesson.next);
    },
  );
  it("leads on to the next one, by its name, and is marked as done", async ({ comes }) => {
    const anna = await comes();
    await anna.go("#/learn/bounty-hunters");
    await anna.press("section .begin", BUBBLE);
    await learn(anna, LESSONS[0], false, async () => {});
    const before = anna.page.url();
    await anna.press(`${BUBBLE} .next-lesson`, () => anna.page.url() !== before);
    await anna.sees(BUBBLE);
    const step = await anna.page.locator(BUBBLE).getAttribute("data-step");
    expect(step).toBe(CONTRACTS[0]?.key);
    await anna.go("#/learn/bounty-hunters");
    await anna.sees("section h2 .chip");
    const sections = anna.page.locator("main section");
    expect((await sections.nth(0).locator(".chip").textContent())?.trim()).toBe("Done");
    expect(await sections.locator(".yours").count()).toBe(1);
    expect(await sections.nth(1).locator(".yours").count()).toBe(1);
  });
});

describe("a bubble", () => {
  /** At the table of the first lesson, with its first bubble. */
  async function begin(anna: Guest): Promise<void> {
    await anna.go("#/learn/bounty-hunters");
    await anna.press("section .begin", BUBBLE);
  }
  it("is put away by Escape and comes back by a button", async ({ comes }) => {
    const anna = await comes();
    await begin(anna);
    await anna.key("Escape");
    await anna.page.locator(BUBBLE).waitFor({ state: "hidden" });
    expect(await anna.page.locator(".guide .ring").count()).toBe(0);
    await anna.press("header .lamp", BUBBLE);
  });
  it("is announced, and reached by Tab before the table", async ({ comes }) => {
    const anna = await comes();
    await begin(anna);
    const words = await anna.page.locator(`${BUBBLE} p`).innerText();
    await anna.page.locator("[role=status]", { hasText: words }).first().waitFor({ state: "attached" });
    await anna.page.locator("[data-decision]").focus();
    await anna.page.keyboard.press("Shift+Tab");
    for (let tabs = 0; tabs < 40; tabs++) {
      if (await anna.page.evaluate(() => !!document.activeElement?.closest(".bubble"))) return;
      await anna.page.keyboard.press("Shift+Tab");
    }
    throw new Error("the bubble is not reached by Tab");
  });
  it("follows its thing to another size of the window, and covers nothing there", async ({ comes }) => {
    const anna = await comes();
    await begin(anna);
    for (const viewport of [
      { width: 1024, height: 768 },
      { width: 820, height: 1180 },
      { width: 740, height: 360 },
      PHONE,
      DESK,
    ]) {
      await anna.resize(viewport);
      const good = { ring: true, thing: 0, decision: 0, hidden: 0 };
      await expect.poll(() => anna.still(() => standing(anna)), { timeout: PATIENCE }).toEqual(good);
    }
  });
});

it("the next lesson stands first at the end of a game", async ({ comes }) => {
  const anna = await comes();
  const table = await anna.table({
    game: "bounty-hunters",
    seats: 3,
    lesson: true,
    options: { mode: "introductory", max_turns: 1 },
  });
  await anna.context.addInitScript(([name]) => localStorage.setItem(name, '"hunt"'), [
    `cantina.lesson.${table}`,
  ] as const);
  await anna.go(`#/table/${table}`);
  await toTheEnd(anna, byMouse);
  await anna.sees(".headline");
  const ways = await anna.page.locator(".result > .row .button").allInnerTexts();
  expect(ways.slice(0, 2).map((way) => way.trim())).toEqual([LESSONS[0].next, "Rematch"]);
});
