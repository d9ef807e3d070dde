import { describe, expect, it } from "vitest";
import { GAMES } from "../games/games";
import { found, piecesOf, sectionsOf } from "./read";

const BOOKS = await Promise.all(GAMES.map(async ({ id, rules }) => [id, await rules?.()] as const));
const HUNTERS = BOOKS[0]?.[1]?.CHAPTERS ?? [];

const DOCUMENTS = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const TEXTS = import.meta.glob<string>("../../../src/cantina/text/*/rules-*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const KINDS: Readonly<Record<string, string>> = {
  "bounty-hunters": "BH",
  "way-of-the-mandalorian": "WM",
  "mandalorian-adventures": "MA|MQ",
};

const WORDS: Readonly<Record<string, string>> = {
  "rules-bounty-hunters-selling-and-playing": "Selling and playing",
  "rule-BH-33": "To sell, put it on the discard pile (BH-06).",
  "rule-BH-34": "Every card can be sold.",
};
const t = (key: string): string => WORDS[key] ?? key;

/** The numbers of a game that begin a paragraph, a point or a row of its document. */
const numbersOf = (game: string): string[] =>
  [
    ...(DOCUMENTS[`../../../docs/rules/${game}.md`] ?? "").matchAll(
      new RegExp(
        `^(?:- |\\| *)?(?:\\*\\*)?((?:${KINDS[game]})-[A-Z]?\\d+)\\b(?=[^|]*\\*\\*|[^|]*\\|[^|]*\\|[^|]*\\|)`,
        "gm",
      ),
    ),
  ].map((match) => match[1] ?? "");

describe("rules", () => {
  it("are told chapter by chapter in the words of the reader", () => {
    const selling = sectionsOf("bounty-hunters", HUNTERS, t).find((section) => section.title === "Selling and playing");
    expect(selling?.rules.slice(0, 2)).toEqual([
      { id: "BH-33", text: "To sell, put it on the discard pile (BH-06)." },
      { id: "BH-34", text: "Every card can be sold." },
    ]);
    expect(sectionsOf("chess", [], t)).toEqual([]);
  });
  it("are found by their words, their numbers and the titles of their chapters", () => {
    const ids = (words: string): string[] =>
      found(sectionsOf("bounty-hunters", HUNTERS, t), words).flatMap((section) => section.rules.map((rule) => rule.id));
    expect(ids("TO sell")).toEqual(["BH-33"]);
    expect(ids("bh-34")).toEqual(["BH-34"]);
    expect(ids("selling playing")).toEqual(["BH-33", "BH-34", "BH-35", "BH-36", "BH-37", "BH-38", "BH-39", "BH-40"]);
    expect(ids("  ").length).toBeGreaterThan(140);
    expect(ids("nothing like it")).toEqual([]);
  });
  it("name other rules, which can be followed", () => {
    expect(piecesOf("See BH-53 to BH-S57.")).toEqual([
      { text: "See ", rule: false },
      { text: "BH-53", rule: true },
      { text: " to ", rule: false },
      { text: "BH-S57", rule: true },
      { text: ".", rule: false },
    ]);
    expect(piecesOf("Nothing.")).toEqual([{ text: "Nothing.", rule: false }]);
  });
});

describe.each(BOOKS)("the book of %s", (game, book) => {
  const { CHAPTERS = [], FOR_BUILDERS = [] } = book ?? {};
  const told = CHAPTERS.flatMap((chapter) => chapter.rules);

  it("has every number of the document once", () => {
    expect([...told, ...FOR_BUILDERS].sort()).toEqual([...new Set(numbersOf(game))].sort());
    expect(new Set(CHAPTERS.map((chapter) => chapter.id)).size).toBe(CHAPTERS.length);
  });
  it.each(Object.keys(TEXTS).filter((path) => path.endsWith(`/rules-${game}.ftl`)))(
    "stands in the order of its chapters in %s",
    (path) => {
      const keys = [...(TEXTS[path] ?? "").matchAll(/^(rules?-[\w-]+) =/gm)].map((match) => match[1]);
      expect(keys).toEqual(
        CHAPTERS.flatMap((chapter) => [`rules-${game}-${chapter.id}`, ...chapter.rules.map((rule) => `rule-${rule}`)]),
      );
    },
  );
  it.each(Object.keys(TEXTS).filter((path) => path.endsWith(`/rules-${game}.ftl`)))(
    "names rules that there are in %s",
    (path) => {
      const named = [...(TEXTS[path] ?? "").matchAll(/\b(?:BH|WM|MA|MQ)-[A-Z]?\d+\b/g)].map((match) => match[0]);
      expect([...new Set(named)].filter((rule) => !told.includes(rule))).toEqual([]);
    },
  );
});
