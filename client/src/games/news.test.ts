import { describe, expect, it } from "vitest";
import type { Line } from "../net/live.svelte";
import bounty from "./bounty-hunters/game";
import { isTurn, newsOf, outcomeOf, seatOf, shownTogether, toneOf } from "./news";
import way from "./way-of-the-mandalorian/game";

const [hunt, missions] = [bounty.events ?? {}, way.events ?? {}];
const event = (name: string, seat = 0): Line =>
  ({ kind: "event", event: name, seat, operands: [], text: `${name} ${seat}` }) as unknown as Line;

describe("news", () => {
  it("are what no player should miss, in their order", () => {
    expect(
      newsOf([event("drew"), event("captured", 1), event("sold"), event("triggered")], hunt).map((line) => line.text),
    ).toEqual(["captured 1", "triggered 0"]);
  });
  it("are what people say, too", () =>
    expect(
      newsOf([{ kind: "said", seat: 1, phrase: "hello", text: "Anna: Hello!" } as unknown as Line], {}),
    ).toHaveLength(1));
  it("are all of them, however many: none is dropped", () => {
    const lines = [1, 2, 3, 4, 5].map((seat) => event("captured", seat));
    expect(newsOf([...lines, event("fourth", 5), event("triggered")], hunt)).toEqual([
      ...lines,
      event("fourth", 5),
      event("triggered"),
    ]);
  });
  it("name who began the end: the fourth capture is told of its player before the end itself", () =>
    expect(newsOf([event("captured", 2), event("fourth", 2), event("passed")], hunt).map(seatOf)).toEqual([2, 2]));
  it("are none in a quiet moment", () =>
    expect(newsOf([event("drew"), { kind: "dealt", text: "" }], hunt)).toEqual([]));
  it("say whether something succeeded or failed", () => {
    expect(outcomeOf([event("attempts"), event("completed"), event("new-mission")], missions)).toBe("good");
    expect(outcomeOf([event("completed"), event("failed")], missions)).toBe("bad");
    expect(outcomeOf([event("captured"), { kind: "dealt", text: "" }], hunt)).toBe("good");
    expect(outcomeOf([event("sold"), { kind: "dealt", text: "" }], hunt)).toBe("");
  });
  it("are none in a game that names none, but for what players say", () =>
    expect([newsOf([event("captured")], {}), outcomeOf([event("completed")], {})]).toEqual([[], ""]));
  it("begin a turn, or do not", () => {
    expect([event("turn"), event("ends-turn"), { kind: "dealt", text: "" } as Line].map(isTurn)).toEqual([
      true,
      false,
      false,
    ]);
  });
  it("of a seat come one after the other, of several together, as many as there is room for", () => {
    let waiting = [1, 1, 2, 3].map((seat, id) => ({ id, line: event("captured", seat) }));
    const told: number[][] = [];
    while (waiting.length) {
      const shown = shownTogether(waiting, 2);
      told.push(shown.map(({ id }) => id));
      waiting = waiting.filter((one) => !shown.includes(one));
    }
    expect(told).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
  it("are good or bad", () =>
    expect([
      toneOf(event("completed"), missions),
      toneOf(event("failed"), missions),
      toneOf(event("plays-event"), missions),
      toneOf({ kind: "dealt", text: "" }, missions),
    ]).toEqual(["good", "bad", "plain", "plain"]));
});
