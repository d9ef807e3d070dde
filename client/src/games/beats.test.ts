import { describe, expect, it } from "vitest";
import {
  type Beat,
  beatsOf,
  type Cue,
  type EventLine,
  grouped,
  ofSeat,
  type Script,
  together,
  type View,
  withPart,
} from "./beats";
import { script as bounty } from "./bounty-hunters/script";
import { script as way } from "./way-of-the-mandalorian/script";

const event = (name: string, seat: number | null = null, ...operands: number[]): EventLine =>
  ({ kind: "event", event: name, seat, operands, text: `${name} of ${seat}` }) as unknown as EventLine;
const playing: Cue = { kind: "play", joins: "seat", brings: ofSeat };
const SCRIPT: Script = {
  shown: { kind: "reveal", joins: "all", brings: ofSeat },
  played: playing,
  moved: playing,
  won: { kind: "capture", joins: "none", brings: ofSeat },
  turn: { kind: "turn", joins: "all", brings: "all" },
};
const view = (turn: number, ...players: string[]): View =>
  ({ turn, players: players.map((at, seat) => ({ seat, at })) }) as unknown as View;
const told = (beats: readonly Beat[]) => beats.map(({ kind, seats }) => `${kind} ${seats.join("+")}`);
const shown = ({ view }: Beat) => {
  const { turn, players } = view as unknown as { turn: number; players: { at: string }[] };
  return `${turn}: ${players.map(({ at }) => at).join(" ")}`;
};

describe("the events of an update", () => {
  it("share a beat where all do the same together", () =>
    expect(grouped([event("shown", 0), event("shown", 1)], SCRIPT).map((one) => one.length)).toEqual([2]));
  it("are told seat by seat where each does something of its own", () =>
    expect(
      grouped([event("played", 0), event("moved", 0), event("played", 1)], SCRIPT).map((one) => one.length),
    ).toEqual([2, 1]));
  it("are told one by one where each is a moment of its own", () =>
    expect(grouped([event("won", 0), event("won", 0)], SCRIPT).map((one) => one.length)).toEqual([1, 1]));
  it("that the script does not know are told as notes, and lost by nobody", () => {
    const strange = beatsOf(view(1, "a"), view(1, "b"), [event("strange", 0)], SCRIPT);
    expect(told(strange)).toEqual(["note 0"]);
  });
  it("are the only lines that make beats: a phrase moves nothing", () =>
    expect(grouped([{ kind: "said", seat: 1, phrase: "hello", text: "Hello!" }], SCRIPT)).toEqual([]));
});

describe("the view during a beat", () => {
  const [before, after] = [view(1, "hand", "hand"), view(2, "table", "table")];
  const lines = [event("played", 1), event("played", 0), event("turn")];
  const beats = beatsOf(before, after, lines, SCRIPT);
  it("has what the events so far have brought, and nothing more", () =>
    expect(beats.map(shown)).toEqual(["1: hand table", "1: table table", "2: table table"]));
  it("is exactly the view afterwards in the end", () => expect(beats.at(-1)?.view).toBe(after));
  it("is that also when the last event brings little", () =>
    expect(beatsOf(before, after, [event("played", 0)], SCRIPT).at(-1)?.view).toBe(after));
  it("leaves both views as they were", () =>
    expect([before, after]).toEqual([view(1, "hand", "hand"), view(2, "table", "table")]));
  it("does not exist without an event", () => expect(beatsOf(before, after, [], SCRIPT)).toEqual([]));
});

describe("a part of a view", () => {
  it("is taken from the other one", () =>
    expect(withPart({ a: { b: 1, c: 2 } }, { a: { b: 3, c: 4 } }, ["a", "b"])).toEqual({ a: { b: 3, c: 2 } }));
  it("may stand in a list", () => expect(withPart([1, 2, 3], [4, 5, 6], [1])).toEqual([1, 5, 3]));
  it("that is not there changes nothing", () => {
    const one = { a: [1] };
    expect(withPart(one, { a: [2] }, ["b"])).toBe(one);
    expect(withPart(one, { a: [2] }, ["a", 7])).toEqual(one);
  });
});

describe("the scripts", () => {
  const NAMES = { bounty, way };
  it.each(Object.entries(NAMES))("of %s end a turn with all that it has changed", (_, script) => {
    expect(script.turn.brings).toBe("all");
    expect(script.over.brings).toBe("all");
  });
  it("of Bounty Hunters turn all picks over together, then go seat by seat", () => {
    const lines = [0, 1, 2].map((seat) => event("revealed", seat, seat));
    const closing = [event("sold", 1), event("bonus-credit", 1), event("captured", 2), event("passed"), event("turn")];
    const [from, to] = [view(1, "a", "a", "a"), view(2, "b", "b", "b")];
    expect(told(beatsOf(from, to, lines, bounty))).toEqual(["reveal 0+1+2"]);
    expect(told(beatsOf(from, to, closing, bounty))).toEqual(["pay 1", "capture 2", "pass ", "turn "]);
  });
  const ways = (...events: [string, number | null][]) =>
    told(
      beatsOf(
        view(1, "a", "a"),
        view(1, "b", "b"),
        events.map(([name, seat]) => event(name, seat)),
        way,
      ),
    );
  it("of Way of the Mandalorian tell an attempt, each event against it, and how it ends with what was used for it", () =>
    expect(
      ways(["attempts", 0], ["plays-event", 1], ["plays-event", 0], ["uses", 0], ["completed", 0], ["worn-out", 0]),
    ).toEqual(["fight 0", "fight 1", "fight 0", "capture 0"]));
  it("of Way of the Mandalorian need no beat for those who let an attempt pass", () =>
    expect(ways(["attempts", 0], ["passes", 1], ["passes", 2], ["failed", 0])).toEqual(["fight 0+1+2", "fail 0"]));
  it("of Way of the Mandalorian tell the end of a turn and the next turn at once, with what takes the place of cards", () =>
    expect(ways(["ends-turn", 0], ["new-in-market", null], ["new-mission", null], ["turn", 1])).toEqual(["turn 0+1"]));
  it("of Bounty Hunters leave a captured target open while it is fought for", () => {
    const group = (attack: number[]) => ({ target: 7, attack, strength: [1, 1, 1], missing: [0, 0, 0] });
    const area = (open: unknown[], captured: unknown[], hand: string) => ({
      players: [{ seat: 0, open, captured, hand, credits: 1 }],
    });
    const [from, to] = [area([group([])], [], "old"), area([], [group([3])], "new")] as unknown as [View, View];
    const [fight, capture, pass] = beatsOf(
      from,
      to,
      [event("played-on", 0, 3, 7), event("captured", 0, 7), event("passed")],
      bounty,
    );
    expect(fight?.view).toEqual(area([group([3])], [], "old"));
    expect(capture?.view).toEqual(area([], [group([3])], "old"));
    expect(pass?.view).toBe(to);
  });
  it("of Bounty Hunters pay what comes with a capture at once with it", () =>
    expect(
      told(
        beatsOf(
          view(1, "a", "a"),
          view(2, "b", "b"),
          [event("captured", 1, 7), event("bonus-credit", 1), event("captured", 1, 8)],
          bounty,
        ),
      ),
    ).toEqual(["capture 1", "capture 1"]));
});

describe("two beats", () => {
  const [one, two, three] = [view(1, "a"), view(1, "b"), view(1, "c")];
  const beat = (before: View, after: View, ...lines: EventLine[]) => beatsOf(before, after, lines, SCRIPT)[0] as Beat;
  it("are one if their events belong together, with the later view", () =>
    expect(together(beat(one, two, event("played", 0)), beat(two, three, event("moved", 0)), SCRIPT)).toEqual({
      kind: "play",
      lines: [event("played", 0), event("moved", 0)],
      seats: [0],
      view: three,
    }));
  it("of two players are told one after the other", () =>
    expect(together(beat(one, two, event("played", 0)), beat(two, three, event("played", 1)), SCRIPT)).toBeNull());
});
