import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { BOTS, botsOf, named, nameOf, withNames } = await import("./names");
const { LANGUAGES, need, speak, t } = await import("../text/text.svelte");
const { CALLSIGNS } = await import("./callsign");
const { DROIDS } = await import("../art/droids");
type Line = import("../net/live.svelte").Line;
type Update = import("../wire").Update;
type Place = import("../wire").PlaceOutline;

const place = (more: Partial<Place> = {}): Place => ({
  kind: "person",
  name: "",
  level: "",
  away: "",
  stood_in: false,
  ...more,
});
const update = (view: object, more: object = {}): Update =>
  ({
    view,
    legal: [],
    table: {
      game: "bounty-hunters",
      you: { seat: 0 },
      gone: [],
      seats: [place({ name: "Anna" }), place({ kind: "bot" }), place({ name: "Boris" })],
      ...more,
    },
  }) as unknown as Update;
const bounty = (phase: string, ...done: boolean[]): object => ({
  game: "bounty-hunters",
  phase,
  players: done.map((one, seat) => ({ seat, chosen: one, finished: one })),
});
const event = (text: string): Line => ({ kind: "event", event: "sold", seat: 1, operands: [], text }) as Line;

beforeAll(() => need("client", "client-table", "table", "bounty-hunters", "way-of-the-mandalorian"));

describe("names", () => {
  it("are those of people; bots have some of their own, nameless ones have numbers", () => {
    expect([nameOf(place({ name: "Anna" }), 0), nameOf(place({ kind: "bot" }), 1), nameOf(place(), 2)]).toEqual([
      "Anna",
      "Zap",
      "Player 3",
    ]);
    expect([0, 1, 2, 3, 4, 5].map((seat) => nameOf(place({ kind: "bot" }), seat))).toEqual(BOTS);
    expect(new Set([...BOTS, ...CALLSIGNS]).size).toBe(BOTS.length + CALLSIGNS.length);
    expect(BOTS).toHaveLength(DROIDS.length);
  });
  it("of bots stand beside faces, and only these", () => {
    expect(botsOf(update({}).table)).toEqual([1]);
  });
  it("take the place of numbers in the log, in every language", async () => {
    const names = ["Anna", "Zap", "Boris"];
    const here = update(bounty("draw", false, false, false));
    expect(named(event("Player 2 sold Luke 16 (5·4·4)."), here, names)).toBe("Zap sold Luke 16 (5·4·4).");
    expect(named(event("Player 1 (you) drew Luke."), here, names)).toBe("Anna drew Luke.");
    await speak("zz");
    expect(named(event("Player 2 sold Luke."), here, names)).toBe("Zap šööłd Lüükëë.");
    await speak("uk");
    expect(named(event("Гравець 3 продає: Люк."), here, names)).toBe("Boris продає: Люк.");
    await speak("en");
  });
  it("take it wherever a player is named, as signs and not as patterns", () => {
    expect(withNames("Player 2: 3 points\nPlayer 2 waits for Player 3", "bounty-hunters", ["A", "B$1", "C"])).toBe(
      "B$1: 3 points\nB$1 waits for C",
    );
  });
  it.each(LANGUAGES)(
    "take it inside a sentence too, where others and the viewer are players (%s)",
    async (language) => {
      await speak(language);
      const begins = (master: number): string =>
        withNames(t("bounty-hunters-picture-turn", { turn: 2, step: "", master }), "bounty-hunters", ["Anna", "Zap"]);
      expect([begins(1), begins(2)].map((text) => / (Anna|Zap)\.$/.exec(text)?.[1])).toEqual(["Anna", "Zap"]);
      await speak("en");
    },
  );
  it("do not take the place of parts of numbers", () => {
    const names = ["Anna", "B", "C"];
    expect(named(event("Player 12 did it."), update(bounty("draw")), names)).toBe("Player 12 did it.");
  });
  it("stand for bots in lines about the table as well", () => {
    expect(
      named(
        { kind: "taken-back", seat: 1, text: "Player 2 has taken back the last action" },
        update(null as unknown as object),
        ["Anna", "Zap", "C"],
      ),
    ).toBe("Zap has taken back the last action");
    expect(
      named(
        { kind: "bot", seat: 1, text: "Player 2: a bot (plays well)" } as unknown as Line,
        update(null as unknown as object),
        ["Anna", "Zap", "C"],
      ),
    ).toBe("Zap: a bot (plays well)");
    expect(named({ kind: "dealt", text: "The cards are dealt" }, update(null as unknown as object), [])).toBe(
      "The cards are dealt",
    );
  });
});
