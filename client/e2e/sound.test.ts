/** What is heard: every sound and the music, rendered as they are heard and measured; then the mute and the volumes at a table. */
import { describe, expect } from "vitest";
import type { Measured } from "../src/sound/measure";
import type { Section } from "../src/sound/music/sections";
import { RECIPES, type Sound, SOUNDS } from "../src/sound/recipes";
import { type Guest, it } from "./guest";
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
    expect(peak).toBeLessThanOrEqual(0.98);
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
    expect(Math.min(...levels)).toBeGreaterThan(-45);
    expect(Math.max(...levels)).toBeLessThan(-16);
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
