import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { GAMES } = await import("../../games/games");
const { RECIPES } = await import("../../sound/recipes");
const { aroundOf, endingOf, sectionOf, soundsOf, ticks } = await import("./heard");
type Line = import("../../net/live.svelte").Line;
type Hearing = import("../../games/hearing").Hearing;

const event = (name: string): Line =>
  ({ kind: "event", event: name, seat: 0, operands: [], text: "" }) as unknown as Line;
const line = (kind: string, seat = 1): Line => ({ kind, seat, text: "" }) as unknown as Line;
const hearings = new Map<string, Hearing>();
for (const { id, sounds } of GAMES) if (sounds) hearings.set(id, await sounds());
const of = (game: string): Hearing => hearings.get(game) as Hearing;

describe("what happened in a game", () => {
  it("is heard event by event", () => {
    expect(soundsOf([event("captured"), event("sold"), event("drew")], of("bounty-hunters"))).toEqual([
      "capture",
      "coin",
      "draw",
    ]);
  });
  it("is silent where an event says nothing that is not heard anyway", () => {
    expect(soundsOf([event("over")], of("bounty-hunters"))).toEqual([]);
  });
  it("is heard somehow in a game that does not say how", () => {
    expect(soundsOf([event("raced")], null)).toEqual(["place"]);
  });
  it("is not heard of an event that is newer than this page", () => {
    expect(soundsOf([event("invented")], of("bounty-hunters"))).toEqual([]);
  });
});

describe.each(GAMES.map(({ id }) => id))("the events of %s", (game) => {
  const { events } = of(game);
  const sounds = Object.values(events).filter((one) => one !== null);
  it("have sounds that there are, and few have none", () => {
    for (const one of sounds) expect(RECIPES[one]).toBeDefined();
    expect(sounds.length / Object.keys(events).length).toBeGreaterThan(0.8);
  });
  it("can be told apart by ear: many sounds, none for more than a quarter of them", () => {
    expect(new Set(sounds).size).toBeGreaterThanOrEqual(12);
    for (const one of new Set(sounds))
      expect(sounds.filter((other) => other === one).length).toBeLessThanOrEqual(sounds.length / 4);
  });
});

describe("what is worth most", () => {
  it.each([
    ["bounty-hunters", "captured"],
    ["bounty-hunters", "triggered"],
    ["way-of-the-mandalorian", "completed"],
    ["way-of-the-mandalorian", "failed"],
    ["mandalorian-adventures", "captured"],
    ["mandalorian-adventures", "crisis"],
    ["mandalorian-adventures", "child-with-enemy"],
  ])("in %s, %s, is never covered by something else", (game, name) => {
    const sound = of(game).events[name];
    expect(sound && RECIPES[sound].weight).toBe(4);
  });
});

describe("what happened around a game", () => {
  it("is who comes, what is said, and the deal", () => {
    expect(aroundOf([line("sat"), line("said"), line("dealt"), line("left")], 0)).toEqual(["friend", "phrase", "deal"]);
  });
  it("is not that I sat down myself, nor what happened in the game", () => {
    expect(aroundOf([line("sat", 0), event("captured")], 0)).toEqual([]);
    expect(aroundOf([line("sat", 0)], null)).toEqual(["friend"]);
  });
});

describe("the end", () => {
  const result = (winners: number[], unfinished = false) => ({ winners, unfinished }) as never;
  it("is joy for who has won, dignity for the others", () => {
    expect([0, 1].map((seat) => endingOf(result([0]), seat, false))).toEqual(["win", "lose"]);
    expect([0, 1].map((seat) => endingOf(result([0, 1]), seat, false))).toEqual(["win", "win"]);
  });
  it("is neither for who looks on, nor where nobody has won", () => {
    expect([endingOf(result([0]), null, false), endingOf(result([], true), 0, false)]).toEqual(["end", "end"]);
  });
  it("of a game against the game is lost for all", () => {
    expect([endingOf(result([]), 0, true), endingOf(result([0, 1]), 1, true)]).toEqual(["lose", "win"]);
  });
});

describe("the music", () => {
  const shown = (view: object | null, result: object | null = null) => ({ view, table: { result } }) as never;
  const hunt = (captures: number, left: number | null): object => ({
    game: "bounty-hunters",
    end: { captures, of: 6, left },
  });
  it("is that of the lobby, of the game, of its end", () => {
    const hearing = of("bounty-hunters");
    expect(sectionOf(shown(null), hearing)).toBe("lobby");
    expect(sectionOf(shown(hunt(2, null)), hearing)).toBe("play");
    expect(sectionOf(shown(hunt(2, null), {}), hearing)).toBe("result");
    expect(sectionOf(shown(hunt(2, null)), null)).toBe("play");
  });
  it("is tense once a capture can end it", () => {
    expect([hunt(5, null), hunt(6, 1)].map((view) => sectionOf(shown(view), of("bounty-hunters")))).toEqual([
      "tense",
      "tense",
    ]);
  });
  it("is tense when few missions are left, or few turns", () => {
    const missions = (left: number[], turn = 1, last: number | null = null) =>
      sectionOf(
        shown({ game: "way-of-the-mandalorian", missions_left: left, turn, last_turn: last }),
        of("way-of-the-mandalorian"),
      );
    expect([missions([3, 3, 2, 1]), missions([0, 1, 1, 1]), missions([3, 3, 2, 1], 19, 20)]).toEqual([
      "play",
      "tense",
      "tense",
    ]);
  });
  it("is tense when a character can bear one hit only", () => {
    const hunters = (...damage: number[]) =>
      sectionOf(
        shown({
          game: "mandalorian-adventures",
          characters: damage.map((one) => ({ damage: one, hp: 5 })),
          turn: 1,
          last_turn: null,
        }),
        of("mandalorian-adventures"),
      );
    expect([hunters(0, 3), hunters(0, 4)]).toEqual(["play", "tense"]);
  });
});

describe("the clock", () => {
  it("warns once, then counts the last seconds; it is silent when they are over", () => {
    expect(Array.from({ length: 15 }, (_, i) => 14 - i).filter(ticks)).toEqual([10, 5, 4, 3, 2, 1]);
  });
});
