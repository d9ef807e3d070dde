import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const games = await import("./games");
const { api } = await import("../net/api");
const { need, speak } = await import("../text/text.svelte");
type Offered = import("../wire").Offered;

const offered = (game: string, name: string): Offered => ({
  game,
  name,
  seats: [1, 2],
  default_seats: 1,
  minutes: null,
  levels: ["random"],
  simultaneous: false,
  cooperative: false,
  total: "points",
  rank: "place",
  options: [],
});

beforeAll(() => need("client"));
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, "texts").mockRejectedValue(new Error("no server"));
});

describe("the games of this build", () => {
  it("are known before the server has answered: facts that are generated, and how they are shown", () => {
    const asked = vi.spyOn(api, "games");
    const game = games.gameOf("bounty-hunters");
    expect(game).toMatchObject({ id: "bounty-hunters", facts: { game: "bounty-hunters", simultaneous: true } });
    expect([game?.facts.seats, game?.facts.default_seats, typeof game?.load]).toEqual([[2, 3, 4, 5, 6], 4, "function"]);
    expect(asked).not.toHaveBeenCalled();
  });
  it("are shown by their folders", () => {
    expect(games.GAMES.map(({ files }) => files.length)).toEqual([2, 2, 2]);
  });
  it("are found without a request", async () => {
    const asked = vi.spyOn(api, "games");
    expect(await games.findGame("way-of-the-mandalorian")).toBe(games.gameOf("way-of-the-mandalorian"));
    expect(asked).not.toHaveBeenCalled();
  });
  it("stay the same objects where the server offers nothing else", async () => {
    vi.spyOn(api, "games").mockResolvedValue([offered("bounty-hunters", "Star Wars: Bounty Hunters")]);
    expect(await games.offeredGames()).toBe(games.GAMES);
  });
});

describe("a game that only the server knows", () => {
  const offers = (game: string, name: string): void =>
    void vi.spyOn(api, "games").mockResolvedValue([offered(game, name)]);
  it("is found by its facts, and has nothing to be drawn with", async () => {
    offers("tiny-race", "A tiny race");
    expect(games.gameOf("tiny-race")).toBeUndefined();
    expect(await games.findGame("tiny-race")).toMatchObject({ id: "tiny-race", facts: { total: "points" } });
    expect(games.gameOf("tiny-race")?.load).toBeUndefined();
    expect((await games.offeredGames()).map(({ id }) => id)).toEqual([...games.GAMES.map(({ id }) => id), "tiny-race"]);
  });
  it("is called what the server calls it", async () => {
    offers("long-race", "A long race");
    expect(games.titleOf("long-race")).toBe("long-race");
    await games.findGame("long-race");
    expect([games.titleOf("long-race"), games.heroOf("long-race")]).toEqual(["A long race", ""]);
  });
  it("has its texts from the server, in the language of the reader", async () => {
    offers("far-race", "A far race");
    const asked = vi
      .spyOn(api, "texts")
      .mockImplementation((game, language) =>
        Promise.resolve(`${game}-name = Race ${language}\n${game}-about = Far\n`),
      );
    await games.offeredGames();
    expect([games.titleOf("far-race"), games.aboutOf("far-race")]).toEqual(["Race en", "Far"]);
    await speak("uk");
    expect(games.titleOf("far-race")).toBe("Race uk");
    await speak("en");
    expect(asked.mock.calls.filter(([game]) => game === "far-race")).toEqual([
      ["far-race", "en"],
      ["far-race", "uk"],
    ]);
  });
  it("is not found where the server does not offer it", async () => {
    offers("tiny-race", "A tiny race");
    expect(await games.findGame("chess")).toBeUndefined();
  });
});

describe("what a game is shown with", () => {
  it("is its name in the language of the reader", async () => {
    expect(games.titleOf("bounty-hunters")).toBe("Bounty Hunters");
    await speak("uk");
    expect(games.titleOf("bounty-hunters")).not.toBe("Bounty Hunters");
    await speak("en");
  });
  it("is its picture on its colours", () => {
    const setProperty = vi.fn();
    games.coloured("mandalorian-adventures")({ style: { setProperty } } as unknown as HTMLElement);
    expect(setProperty.mock.calls).toContainEqual(["--middle", "96%"]);
    expect(games.heroOf("bounty-hunters")).toMatch(/svg/);
  });
});
