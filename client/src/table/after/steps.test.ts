import { describe, expect, it } from "vitest";
import type { Line } from "../../net/live.svelte";
import type { Course } from "../../wire";
import { keyed, type Step, stepAt, stepOfLine, stepsOf, turnFrom } from "./steps";

const event = (name: string, seat: number | null = null, ...operands: number[]): Line =>
  ({ kind: "event", event: name, seat, operands, text: name }) as unknown as Line;
const other = (kind: string): Line => ({ kind, seat: 0, text: kind }) as unknown as Line;
const EFFECTS = { outcomes: { captured: "good", failed: "bad" } } as const;

/** Lines with the entry that each belongs to. */
const course = (...told: [entry: number, line: Line][]): Course =>
  ({ events: told.map(([, line]) => line), entries: told.map(([entry]) => entry), turns: [] }) as unknown as Course;

const GAME = course(
  [2, other("sat")],
  [3, other("bot")],
  [4, other("dealt")],
  [4, event("turn", null, 1)],
  [5, event("drew", 0)],
  [6, other("acted")],
  [7, event("revealed", 0)],
  [7, event("captured", 0)],
  [7, event("turn", null, 2)],
  [8, event("drew", 1)],
  [9, event("failed", 1)],
  [9, event("turn", null, 3)],
  [10, event("over")],
);
const steps = stepsOf(GAME, EFFECTS);

describe("the steps of a game", () => {
  it("begin with the deal", () => expect(steps[0]).toMatchObject({ seq: 4, entry: 4, turn: 1, begins: true }));
  it("are what happened together, and end when all of it was told", () => {
    expect(steps.map(({ seq }) => seq)).toEqual([4, 5, 9, 10, 12, 13]);
    expect(steps[2]?.lines.map(({ text }) => text)).toEqual(["acted", "revealed", "captured", "turn"]);
  });
  it("have every line once, in order", () => {
    expect(steps.flatMap(({ lines }) => lines)).toEqual(GAME.events);
  });
  it("are none for what only another viewer has seen", () => {
    const alone = stepsOf(course([1, other("dealt")], [2, other("acted")], [3, other("acted")]), EFFECTS);
    expect(alone.map(({ seq }) => seq)).toEqual([1]);
  });
  it("know their turn, and whether it begins with them", () => {
    expect(steps.map(({ turn, begins }) => `${turn}${begins ? "!" : ""}`)).toEqual(["1!", "1", "2!", "2", "3!", "3"]);
  });
  it("are marked by what succeeded and what failed", () =>
    expect(steps.map(({ outcome }) => outcome)).toEqual(["", "", "good", "", "bad", ""]));
  it("of a game without turns have none", () => {
    const [step] = stepsOf(course([1, other("dealt")]), EFFECTS);
    expect(step).toMatchObject({ turn: 0, begins: false });
    expect(stepsOf(course(), EFFECTS)).toEqual([]);
  });
});

describe("moving in a game", () => {
  it("by turns goes to where one begins, and to an end where there is none", () => {
    expect([0, 1, 2, 4].map((at) => turnFrom(steps, at, 1))).toEqual([2, 2, 4, 5]);
    expect([5, 4, 3, 1, 0].map((at) => turnFrom(steps, at, -1))).toEqual([4, 2, 2, 0, 0]);
  });
  it("to the eyes of another viewer stays at the same moment", () => {
    const theirs = stepsOf(course([4, other("dealt")], [6, event("chose", 1)], [7, event("revealed", 0)]), EFFECTS);
    expect([4, 5, 6, 7, 10].map((entry) => stepAt(theirs, entry))).toEqual([0, 0, 1, 2, 2]);
    expect(stepAt(theirs, 1)).toBe(0);
  });
  it("by a line of the log goes to the step that tells it", () => {
    expect([0, 3, 4, 5, 8, 9, 12, 99].map((number) => stepOfLine(steps, number))).toEqual([0, 0, 1, 2, 2, 3, 5, 5]);
  });
  it("by keys: arrows for steps, with Shift for turns, pages for turns, Home and End", () => {
    const to = (key: string, at: number, shiftKey = false): number | null => keyed(steps, at, { key, shiftKey });
    expect([to("ArrowRight", 0), to("ArrowLeft", 3), to("ArrowRight", 5), to("ArrowLeft", 0)]).toEqual([1, 2, 5, 0]);
    expect([to("ArrowRight", 0, true), to("ArrowLeft", 3, true)]).toEqual([2, 2]);
    expect([to("PageDown", 2), to("PageUp", 2), to("Home", 3), to("End", 0)]).toEqual([4, 0, 0, 5]);
    expect([to("a", 2), to("ArrowUp", 2), to("Tab", 2), to(" ", 2)]).toEqual([null, null, null, null]);
  });
  it("in nothing stays there", () => {
    const none: Step[] = [];
    expect(stepAt(none, 3)).toBe(0);
  });
});
