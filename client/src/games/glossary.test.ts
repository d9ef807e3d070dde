import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { need, speak, t } = await import("../text/text.svelte");
const bounty = await import("./bounty-hunters/glossary");
const way = await import("./way-of-the-mandalorian/glossary");
const { segmentsOf } = await import("../ui/explain/terms");
const { GAMES } = await import("./games");

beforeAll(() =>
  need("client-bounty-hunters", "client-way-of-the-mandalorian", "bounty-hunters", "way-of-the-mandalorian"),
);

describe.each([
  ["bounty-hunters", bounty],
  ["way-of-the-mandalorian", way],
] as const)("the words of %s", (game, { word, words }) => {
  it.each(["en", "uk", "pl"])("have a name, an explanation and a rule (%s)", async (language) => {
    await speak(language);
    for (const { id, forms } of words()) {
      expect(forms.every((form) => !form.startsWith("client-"))).toBe(true);
      expect(word(id)).toMatchObject({
        title: expect.not.stringMatching(/client-|\|/),
        text: expect.not.stringMatching(/client-/),
        rule: expect.stringMatching(/^(BH|WM)-\d+$/),
      });
    }
    await speak("en");
  });
  it("explain no word that there is not", () => expect([word("nonsense"), word("")]).toEqual([null, null]));
  it("stand on the page of rules", async () => {
    const book = await GAMES.find(({ id }) => id === game)?.rules?.();
    for (const [title, text] of book?.THINGS ?? [])
      expect([t(title), t(text)].join()).not.toMatch(/client-|bounty-hunters-|way-of/);
  });
});

describe("a line of the log", () => {
  it("holds words of the game", () => {
    expect(segmentsOf("Zap got 1 credit for the capture.", bounty.words()).flatMap(({ id }) => id ?? [])).toEqual([
      "credit",
      "capture",
    ]);
    expect(segmentsOf("Cog attempts the mission: 2 firepower", way.words()).flatMap(({ id }) => id ?? [])).toEqual([
      "mission",
      "firepower",
    ]);
  });
});
