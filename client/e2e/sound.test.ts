/** What is heard: every sound and the music, rendered as they are heard and measured; then the mute and the volumes at a table. */
import { describe, expect } from "vitest";
import type { Measured } from "../src/sound/measure";
import type { Section } from "../src/sound/music/sections";
import { RECIPES, type Sound, SOUNDS } from "../src/sound/recipes";
import { type Guest, it } from "./guest";
import { pageTime } from "./settling";
import { intoStudio } from "./studio";

const CLIPS = SOUNDS.flatMap((sound) => [...RECIPES[sound].layers.keys()].map((time) => [sound, time] as const));
const MINUTES = 120; // seconds
const PHRASE = 4 * 8 * 0.43; // seconds of four bars at the pace of play

/** A page in which the sounds are rendered; it needs no table. */
const inStudio = async (comes: () => Promise<Guest>): Promise<Guest["page"]> => intoStudio((await comes()).page);

describe("every sound", () => {
  it("is as loud and as long as it should be, clean, and silent at its end", async ({ comes }) => {
    const page = await inStudio(comes);
    const wrong: [Sound, number, Measured][] = [];
    for (const [sound, time] of CLIPS) {
      const heard = await page.evaluate(async ([one, at]) => studio.measuredHere(await studio.clip(one, at)), [
        sound,
        time,
      ] as const);
      const [least, most] = RECIPES[sound].lasts;
      const isLoud = heard.loudest > -35 && heard.loudest < -12 && heard.peak <= 0.98;
      const isClean = heard.offset < 0.003 && heard.edges < 0.001 && heard.rest < -80;
      const isTimely = heard.long >= least && heard.long <= most;
      if (!isLoud || !isClean || !isTimely) wrong.push([sound, time, heard]);
    }
    expect(wrong).toEqual([]);
    expect(CLIPS.length).toBeGreaterThan(40);
  });

  it("together with nine others is not distorted", async ({ comes }) => {
    const page = await inStudio(comes);
    const ten = (
      ["capture", "done", "crisis", "win", "blaster", "strike", "hit", "defeat", "reveal", "coin"] as const
    ).slice();
    const { peak, offset, rest } = await page.evaluate(
      async (all) => studio.measuredHere(await studio.together(all)),
      ten,
    );
    expect(peak).toBeLessThan(0.75); // the curve at the end of the desk bends what is above
    expect(peak).toBeGreaterThan(0.3);
    expect([offset < 0.003, rest < -80]).toEqual([true, true]);
  });
});

describe("the music", () => {
  const SECTIONS: [number, Section][] = [
    [0, "lobby"],
    [25, "play"],
    [70, "tense"],
    [100, "result"],
  ];
  it("of two minutes is quiet, never silent, and never too loud, whatever the section", async ({ comes }) => {
    const page = await inStudio(comes);
    const [heard, levels] = await page.evaluate(
      async ([seconds, sections]) => {
        const made = await studio.music("two minutes", seconds, sections);
        return [studio.measuredHere(made), studio.levelsHere(made, 4)] as const;
      },
      [MINUTES, SECTIONS] as const,
    );
    expect(heard.peak).toBeLessThanOrEqual(0.98);
    expect(heard.offset).toBeLessThan(0.003);
    expect(levels.length).toBe(MINUTES / 4);
    expect(Math.min(...levels)).toBeGreaterThan(-36);
    expect(Math.max(...levels)).toBeLessThan(-20);
  });

  it("is the same for the same seed, another for another, and repeats itself nowhere", async ({ comes }) => {
    const page = await inStudio(comes);
    const [same, other, ...repeats] = await page.evaluate(
      async ([seconds, phrase]) => {
        const [one, again, another] = [
          await studio.music("seed", seconds),
          await studio.music("seed", seconds),
          await studio.music("another", seconds),
        ] as const;
        const starts = Array.from({ length: Math.floor(seconds / phrase) - 1 }, (_, i) => (i + 1) * phrase);
        return [
          studio.difference(one, again, [0, 0, seconds]),
          studio.difference(one, another, [0, 0, seconds]),
          ...starts.map((start) => studio.difference(one, one, [0.15, 0.15 + start, phrase])),
        ];
      },
      [4 * PHRASE, PHRASE] as const,
    );
    expect(same).toBeLessThan(1e-4);
    expect(other).toBeGreaterThan(0.05);
    expect(repeats.length).toBe(3);
    expect(Math.min(...repeats)).toBeGreaterThan(0.05);
  });
});

describe("at a table", () => {
  const SOUND = "button[aria-label='Sound']";
  /** Count in the page what begins to sound. */
  const counting = (): void => {
    const started = { count: 0 };
    Object.assign(globalThis, { started });
    // to a browser, what a test looks up on the page is a gesture
    Object.defineProperty(navigator, "userActivation", { get: () => undefined });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...at) {
      started.count++;
      start.apply(this, at);
    };
  };
  const count = (guest: Guest): Promise<number> =>
    guest.page.evaluate(() => (globalThis as unknown as { started: { count: number } }).started.count);
  const seated = async (guest: Guest): Promise<Guest> => {
    await guest.context.addInitScript(counting);
    await guest.play({ game: "bounty-hunters" });
    await guest.sees(".decision.mine");
    return guest;
  };
  const speakers = (guest: Guest): Promise<number> =>
    guest.page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/speaker-")).length,
    );
  /** Whether something begins to sound without anything being done. */
  const plays = async (guest: Guest): Promise<void> => {
    const before = await count(guest);
    await expect.poll(() => count(guest)).toBeGreaterThan(before + 5);
  };
  /** Wait until the music is gone: several bars of it would have begun. */
  const isQuiet = async (guest: Guest): Promise<boolean> => {
    const before = await count(guest);
    await pageTime(guest.page, 5000);
    return (await count(guest)) === before;
  };
  const isHidden = (guest: Guest, hidden: boolean): Promise<unknown> =>
    guest.page.evaluate((now) => {
      Object.defineProperty(document, "hidden", { value: now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);

  it("nothing is loaded nor heard before a gesture; then a press is heard", async ({ comes }) => {
    const anna = await seated(await comes());
    expect([await speakers(anna), await count(anna)]).toEqual([0, 0]);
    await anna.press("button[aria-label='Settings']", "dialog input[type=range]");
    await expect.poll(() => speakers(anna)).toBe(1);
    await anna.escape();
    await anna.press("button[aria-label='Settings']", "dialog input[type=range]");
    await expect.poll(() => count(anna)).toBeGreaterThan(0);
  });

  it("a mute is one press or one key, and lasts", async ({ comes }) => {
    const anna = await seated(await comes());
    const pressed = (): Promise<string | null> => anna.page.locator(SOUND).getAttribute("aria-pressed");
    expect(await pressed()).toBe("true");
    await anna.key("m");
    expect(await pressed()).toBe("false");
    await anna.page.reload();
    await anna.sees(".decision.mine");
    expect(await pressed()).toBe("false");
    await anna.press("button[aria-label='Settings']", "dialog input[type=range]");
    await anna.page.locator("dialog input[type=text]").pressSequentially("Momo");
    await anna.escape();
    expect([await pressed(), await speakers(anna), await count(anna)]).toEqual(["false", 0, 0]);
    await anna.press(SOUND, async () => (await pressed()) === "true");
    await anna.page.locator(SOUND).press("m");
    expect(await pressed()).toBe("false");
  });

  it("music is heard when it is asked for, and not in a page that is not seen, nor muted", async ({ comes }) => {
    const anna = await seated(await comes());
    await anna.press("button[aria-label='Settings']", "dialog input[type=range]");
    const music = anna.page.locator("dialog input[type=range]").nth(1);
    expect([await music.inputValue(), await music.getAttribute("aria-valuetext")]).toEqual(["0", "off"]);
    await music.focus();
    for (let i = 0; i < 6; i++) await anna.page.keyboard.press("ArrowRight");
    expect([await music.inputValue(), await music.getAttribute("aria-valuetext")]).toEqual(["30", "30 %"]);
    await anna.escape();
    await plays(anna);
    await isHidden(anna, true);
    expect(await isQuiet(anna)).toBe(true);
    await isHidden(anna, false);
    await plays(anna);
    await anna.page.keyboard.press("m");
    expect(await isQuiet(anna)).toBe(true);
    await anna.page.keyboard.press("m");
    await plays(anna);
  });
});
