import { describe, expect, it } from "vitest";
import type { Line } from "../../net/live.svelte";
import type { Moment } from "../../wire";
import { passageOf, toldOf, turnSince } from "./past";
import { beginningOf } from "./turns";

const event = (name: string, seat: number | null = null): Line =>
  ({ kind: "event", event: name, seat, operands: [], text: "" }) as unknown as Line;
const dealt: Line = { kind: "dealt", text: "" };
const acted = { kind: "acted", seat: 1, text: "" } as Line;

describe("the last turn", () => {
  it("begins with the last turn of all", () => {
    const log = [dealt, event("turn"), acted, event("drew", 0), event("turn"), event("drew", 1), acted];
    expect(turnSince(log, 0)).toBe(5);
  });
  it("that has only begun is the one before", () =>
    expect(turnSince([dealt, event("turn"), event("drew", 0), event("turn"), acted], 0)).toBe(2));
  it("is the turns of all others, where each player has turns", () => {
    const log = [
      event("turn", 0),
      event("took", 0),
      event("turn", 1),
      event("took", 1),
      event("turn", 2),
      event("took", 2),
    ];
    expect([turnSince(log, 0), turnSince([...log, event("turn", 0)], 0)]).toEqual([3, 3]);
    expect(turnSince([...log, event("turn", 0), event("took", 0)], 0)).toBe(3);
    expect(turnSince([...log, event("turn", 0), event("took", 0), event("turn", 1), event("took", 1)], 0)).toBe(9);
  });
  it("is that of one player for a spectator", () =>
    expect(turnSince([event("turn", 0), event("took", 0), event("turn", 1), event("took", 1)], null)).toBe(3));
  it("is in no line before the first turn, nor of a player who has had none", () => {
    expect(turnSince([dealt, acted], 0)).toBeNull();
    expect(turnSince([event("turn", 1), event("took", 1)], 0)).toBeNull();
  });
  it("begins in a beat that has more than the turn", () => {
    const [first, second] = [[event("ends-turn", 0), event("turn", 1)], [event("took", 1)]] as never[][];
    expect(beginningOf([[event("turn", 0)] as never[], first ?? [], second ?? []], 0)).toBe(1);
  });
});

describe("the log while something is told", () => {
  const log = [dealt, event("turn"), event("drew", 0), acted, event("drew", 1), acted];
  it("tells no more than the table shows", () => {
    expect(toldOf(log, 1)).toEqual(log.slice(0, 4));
    expect(toldOf(log, 2)).toEqual(log.slice(0, 2));
    expect(toldOf(log, 9)).toEqual([]);
  });
  it("tells all of it in the end", () => expect(toldOf(log, 0)).toEqual(log));
});

describe("a passage", () => {
  const moment = (seq: number, view: object | null, ...events: Line[]): Moment =>
    ({ seq, view, events }) as unknown as Moment;
  it("has the view of its first moment, and what followed", () =>
    expect(passageOf([moment(3, { turn: 1 }, event("turn")), moment(4, { turn: 2 }, acted)])).toEqual({
      before: { turn: 1 },
      updates: [{ view: { turn: 2 }, events: [acted] }],
    }));
  it("begins with the deal: before it there is nothing to see", () =>
    expect(passageOf([moment(1, null), moment(2, { turn: 1 }), moment(3, { turn: 2 })])?.before).toEqual({ turn: 1 }));
  it("is none where nothing followed", () =>
    expect([passageOf([]), passageOf([moment(3, { turn: 1 })]), passageOf([moment(1, null)])]).toEqual([
      null,
      null,
      null,
    ]));
});
