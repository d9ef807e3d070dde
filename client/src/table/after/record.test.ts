import { beforeEach, describe, expect, it, vi } from "vitest";
import { counted } from "./record";

/** The storage of a browser. */
function browser(works = true): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (!works) throw new Error("private window");
      kept.set(name, value);
    },
  });
}

describe("the record of a browser", () => {
  beforeEach(() => browser());
  const game = (table: string, score: number, players = 2) => counted("bounty-hunters", players, table, score);

  it("begins with the first result", () => expect(game("a", 12)).toEqual({ kind: "first", best: 12, before: null }));
  it("is broken by a better one, which says what it was", () => {
    game("a", 12);
    expect(game("b", 30)).toEqual({ kind: "broken", best: 30, before: 12 });
  });
  it("stands if another is as good or worse", () => {
    game("a", 12);
    expect([game("b", 12).kind, game("c", -3)]).toEqual(["stands", { kind: "stands", best: 12, before: null }]);
  });
  it("is the same when a result is looked at again", () => {
    game("a", 12);
    const once = game("b", 30);
    expect([game("b", 30), game("b", 30)]).toEqual([once, once]);
    expect(game("a", 12)).toEqual({ kind: "stands", best: 30, before: null });
  });
  it("of a first result stays the first when it is looked at again", () => {
    expect([game("a", 5).kind, game("a", 5).kind]).toEqual(["first", "first"]);
  });
  it("is kept for each number of players and each game", () => {
    game("a", 12);
    expect(game("b", 5, 3).kind).toBe("first");
    expect(counted("way-of-the-mandalorian", 2, "c", 3).kind).toBe("first");
  });
  it("may be below zero", () => {
    game("a", -5);
    expect(game("b", -2)).toEqual({ kind: "broken", best: -2, before: -5 });
  });
  it("is no reason to stop where nothing can be kept", () => {
    browser(false);
    expect([game("a", 1).kind, game("b", 0).kind]).toEqual(["first", "first"]);
  });
});
