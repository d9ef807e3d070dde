import { describe, expect, it } from "vitest";
import game from "../../games/bounty-hunters/game";
import type { Line } from "../../net/live.svelte";
import { aroundName, byTurns, heading, type Numbered, worthReading } from "./log";
import { atEdge, edgeOf } from "./scroll";

const event = (name: string, seat: number | null, ...operands: number[]): Line =>
  ({ kind: "event", event: name, seat, operands, text: name }) as Line;
const acted = (seat: number): Line => ({ kind: "acted", seat, text: "" }) as unknown as Line;
const texts = (log: Line[], most = 200) =>
  worthReading(log, most, game.events?.superseded).map(({ line, number }) => `${number} ${line.text}`);

describe("the log, when it is read afterwards", () => {
  it("has the newest first", () => {
    expect(texts([event("turn", null, 1), event("passed", null)])).toEqual(["1 passed", "0 turn"]);
  });
  it("leaves out that a player has chosen", () => {
    expect(texts([event("turn", null, 1), acted(0), acted(1)])).toEqual(["0 turn"]);
  });
  it.each(["sold", "played", "played-on", "reserved"])(
    "has a card once that was revealed and then %s (BH-26, BH-27)",
    (became) => {
      const log = [event("revealed", 0, 7), event("revealed", 1, 8), event(became, 0, 7, 3)];
      expect(texts(log)).toEqual([`2 ${became}`, "1 revealed"]);
    },
  );
  it("has every event of a game that names none to leave out", () => {
    expect(worthReading([event("revealed", 0, 7), event("sold", 0, 7)], 200)).toHaveLength(2);
  });
  it("keeps what was revealed until something has become of it, whatever others do", () => {
    const log = [event("revealed", 0, 7), event("sold", 1, 8), event("drew", 0, 2)];
    expect(texts(log)).toHaveLength(3);
  });
  it("has one line for each turn in which the same seat sells", () => {
    const turn = [event("revealed", 0, 7), event("sold", 0, 7)];
    expect(texts([...turn, ...turn, event("revealed", 0, 7)])).toEqual(["4 revealed", "3 sold", "1 sold"]);
  });
  it("says once what one has drawn, and from which deck others have (BH-22)", () => {
    const turn = [event("drew", 1, 0), event("drew", 0, 2), event("drew-card", 0, 7)];
    expect(texts([...turn, ...turn])).toEqual(["5 drew-card", "3 drew", "2 drew-card", "0 drew"]);
  });
  it("keeps a card that is activated later: that is another story (BH-28)", () => {
    expect(texts([event("revealed", 0, 7), event("activated", 0, 7)])).toEqual(["1 activated", "0 revealed"]);
  });
  it("has as many lines as are asked for, and counts those that are shown", () => {
    const log = [event("turn", null, 1), event("revealed", 0, 7), acted(0), event("sold", 0, 7), event("passed", null)];
    expect(texts(log, 2)).toEqual(["4 passed", "3 sold"]);
    expect(texts(log, 3)).toEqual(["4 passed", "3 sold", "0 turn"]);
    expect(texts(log, 0)).toEqual([]);
  });
});

describe("the log by turns", () => {
  const told = [
    event("drew", 0),
    event("turn", null, 1),
    event("sold", 0),
    event("passed", null),
    event("turn", null, 2),
  ];
  const kept: Numbered[] = worthReading(told, 200);
  const read = (order: "newest" | "oldest"): string[] =>
    byTurns(kept, order).flatMap(({ begins, lines }) => [
      begins ? `== ${begins.number}` : "==",
      ...lines.map(({ line }) => line.text),
    ]);
  it("is a story, from the beginning on", () =>
    expect(read("oldest")).toEqual(["==", "drew", "== 1", "sold", "passed", "== 4"]));
  it("or has what happened last first, under the heading of its turn", () =>
    expect(read("newest")).toEqual(["== 4", "== 1", "passed", "sold", "==", "drew"]));
  it("has every line once, in either order", () => {
    for (const order of ["newest", "oldest"] as const) {
      const turns = byTurns(kept, order);
      const numbers = turns
        .flatMap(({ begins, lines }) => [...(begins ? [begins] : []), ...lines])
        .map((one) => one.number);
      expect(numbers.sort()).toEqual([0, 1, 2, 3, 4]);
    }
  });
  it("does not change what it was given", () => {
    const before = [...kept];
    byTurns(kept, "newest");
    expect(kept).toEqual(before);
  });
  it("may be empty", () => expect(byTurns([], "newest")).toEqual([]));
  it("has headings without a full stop", () =>
    expect(["Turn 3 begins.", "Turn 3: Zap", "3. kör kezdődik.", "Turn 3 …"].map(heading)).toEqual([
      "Turn 3 begins",
      "Turn 3: Zap",
      "3. kör kezdődik",
      "Turn 3 …",
    ]));
});

describe("a name that explains itself", () => {
  it("is found in its sentence, whatever its first letter is", () => {
    expect(aroundName("Zap played a Protocol droid.", "protocol droid")).toEqual([
      "Zap played a ",
      "Protocol droid",
      ".",
    ]);
    expect(aroundName("Zap captured Qi’ra for 7 points!", "Qi’ra")).toEqual([
      "Zap captured ",
      "Qi’ra",
      " for 7 points!",
    ]);
  });
  it("loses nothing of the sentence", () => {
    for (const name of ["Zap", "Bossk", "", "nobody", "."])
      expect(aroundName("Zap played the hunter Bossk.", name).join("")).toBe("Zap played the hunter Bossk.");
  });
  it("is none where it is not said", () => expect(aroundName("Zap passed.", "Bossk")).toEqual(["Zap passed.", "", ""]));
});

describe("a log that scrolls", () => {
  const box = (scrollTop: number) => ({ scrollTop, scrollHeight: 500, clientHeight: 200 });
  it("has its newest line at the top or at the bottom", () => {
    expect([edgeOf(box(0), "newest"), edgeOf(box(0), "oldest")]).toEqual([0, 300]);
    expect(edgeOf({ scrollTop: 0, scrollHeight: 100, clientHeight: 200 }, "oldest")).toBe(0);
  });
  it("stays there as long as one is near it", () => {
    expect([0, 20, 60].map((top) => atEdge(box(top), "newest"))).toEqual([true, true, false]);
    expect([300, 285, 200].map((top) => atEdge(box(top), "oldest"))).toEqual([true, true, false]);
  });
});
