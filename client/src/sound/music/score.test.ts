import { describe, expect, it } from "vitest";
import { hertzOf } from "../pitch";
import { INSTRUMENTS } from "./instruments";
import { type Bar, barOf, type Note, PHRASE, pitchOf } from "./score";
import { type Section, type SectionPlan, SECTIONS } from "./sections";

const NAMES = Object.keys(SECTIONS) as Section[];
const PITCHED = ["bass", "lute", "bar", "bell", "pad"];
const bars = (seed: string, count: number, section: Section = "play", from = 0): Bar[] =>
  Array.from({ length: count }, (_, i) => barOf(seed, from + i, section));
const noteOf = ({ hertz }: Note): number => Math.round(69 + 12 * Math.log2(hertz / 440));
/** What a listener would call the same: who plays what, and when. */
const tune = (bar: Bar): string =>
  bar.notes
    .filter(({ by }) => by !== "wind")
    .map((note) => `${note.by} ${noteOf(note)} ${note.at.toFixed(1)}`)
    .join(", ");
const phrases = (all: readonly Bar[]): string[] =>
  Array.from({ length: all.length / PHRASE }, (_, i) =>
    all
      .slice(i * PHRASE, (i + 1) * PHRASE)
      .map(tune)
      .join(" | "),
  );

describe("a mode", () => {
  const DORIAN = SECTIONS.play.mode;
  it("goes on above its seventh step and below its first", () => {
    expect([0, 2, 7, 9].map((step) => pitchOf(DORIAN, step, 50))).toEqual([50, 53, 62, 65]);
    expect([-1, -7].map((step) => pitchOf(DORIAN, step, 50))).toEqual([48, 38]);
  });
  it("of tension has the step that hurts, that of the result the one that is light", () => {
    expect([SECTIONS.tense.mode[1], SECTIONS.result.mode[2], SECTIONS.play.mode[2]]).toEqual([1, 4, 3]);
  });
});

describe.each(NAMES)("the music of %s", (section) => {
  const plan: SectionPlan = SECTIONS[section];
  it("is the same for the same seed, and another for another", () => {
    expect(bars("a table", 24, section)).toEqual(bars("a table", 24, section));
    expect(phrases(bars("a table", 24, section))).not.toEqual(phrases(bars("another table", 24, section)));
  });
  it("does not say the same phrase twice in twenty minutes", () => {
    const all = phrases(bars("a long evening", 320, section));
    expect(all.length).toBe(80);
    expect(new Set(all).size).toBe(80);
  });
  it("stays in its mode, and in the middle of what can be heard", () => {
    for (const { notes } of bars("a table", 64, section))
      for (const note of notes.filter(({ by }) => PITCHED.includes(by))) {
        expect(plan.mode).toContain((noteOf(note) - 2 + 120) % 12); // 2 is D
        expect(note.hertz).toBeGreaterThan(45);
        expect(note.hertz).toBeLessThan(1400);
      }
  });
  it("has every note inside its bar, or it would come too late", () => {
    for (const { notes, long } of bars("a table", 32, section)) {
      expect(long).toBeCloseTo(plan.eighth * 8, 6);
      for (const { at } of notes) expect(at >= 0 && at < long).toBe(true);
    }
  });
  it("is quiet: never many voices at once, and pauses in the melody", () => {
    const all = bars("a table", 64, section);
    expect(Math.max(...all.map(({ notes }) => notes.length))).toBeLessThan(28);
    const silent = all.filter(({ notes }) => !notes.some(({ by }) => by === "lute" || by === "bar"));
    expect(silent.length).toBeGreaterThan(8);
    expect(silent.length).toBeLessThan(56);
  });
  it("has a chord under everything, that reaches into the next one", () => {
    for (const { notes, long } of bars("a table", 16, section)) {
      const pads = notes.filter(({ by }) => by === "pad");
      expect(pads.length).toBe(4);
      for (const pad of pads) expect(pad.long).toBeGreaterThan(long + 1);
    }
  });
  it("never builds two phrases in a row on the same chords", () => {
    const bottoms = phrases(
      bars("a table", 160, section).map((bar) => ({ ...bar, notes: bar.notes.filter(({ by }) => by === "pad") })),
    ).map((one) => one.replace(/ [\d.]+(?=,|$| \|)/g, ""));
    for (const [i, one] of bottoms.slice(1).entries()) expect(one).not.toBe(bottoms[i]);
  });
});

describe("the sections", () => {
  const strokes = (section: Section): number =>
    bars("a table", 32, section).flatMap(({ notes }) => notes.filter(({ by }) => by === "drum")).length;
  it("near the end are faster and have more drums, in the lobby they have none", () => {
    expect(SECTIONS.tense.eighth).toBeLessThan(SECTIONS.play.eighth);
    expect(strokes("tense")).toBeGreaterThan(strokes("play") * 2);
    expect([strokes("lobby"), strokes("result")]).toEqual([0, 0]);
  });
  it("are played by instruments that there are", () => {
    for (const section of NAMES)
      for (const { notes } of bars("a table", 16, section))
        for (const { by } of notes) expect(INSTRUMENTS[by].length).toBeGreaterThan(0);
  });
  it("are tuned like everything else", () => expect([hertzOf(69), hertzOf(57)]).toEqual([440, 220]));
});
