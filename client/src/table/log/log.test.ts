import { describe, expect, it } from "vitest";
import game from "../../games/bounty-hunters/game";
import type { Line } from "../../net/live.svelte";
import { worthReading } from "./log";

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
