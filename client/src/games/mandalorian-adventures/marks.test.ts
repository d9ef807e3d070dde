import { describe, expect, it } from "vitest";
import { choosable, nextStep, type Outlooks, previewed, reachers, wayTo } from "./marks";
import { playing, taken } from "./notation";

const legal = (...actions: string[]) => actions.map((action) => ({ action, text: action }));
const step = (cell: number, before: number, harm = 0) => ({ cell, before, harm });
/** From cell 0: 1 and 3 behind it, or 2, beside a Guard. */
const STEPS: Outlooks = { "go c1": { cells: [step(1, 0), step(3, 1)] }, "go c2": { cells: [step(2, 0, 1)] } };
const PLAYS: Outlooks = {
  "play k4 move": { cells: [step(1, 0), step(2, 0, 1)], strength: 1 },
  "play k4 attack": { targets: [7], range: 1 },
  "play k9 intel": { looks: [8], pushes: [7] },
  "play k9 plan": { draws: 2 },
};

describe("the notation", () => {
  it.each([
    ["play k17 move", { verb: "play", number: 17, space: "move" }],
    ["go c6", { verb: "go", number: 6, space: "" }],
    ["free green", { verb: "free", number: NaN, space: "green" }],
    ["card-of h2 p3", { verb: "card-of", number: 2, space: "" }],
    ["choose 2", { verb: "choose", number: 2, space: "" }],
    ["stop", { verb: "stop", number: NaN, space: "" }],
  ])("takes %s apart", (action, parts) => expect(taken(action)).toEqual(parts));
  it("puts a play together as the server writes it", () => expect(taken(playing(3, "plan")).number).toBe(3));
});

describe("what can be chosen on the map", () => {
  it("is every cell that a movement reaches, by its first step, with the harm on the way", () => {
    const { cells } = choosable(legal("stop", "go c1", "go c2"), STEPS);
    expect([...cells]).toEqual([
      [1, { harm: 0, action: "go c1" }],
      [3, { harm: 0, action: "go c1" }],
      [2, { harm: 1, action: "go c2" }],
    ]);
  });
  it.each(["cell", "spawn", "flee"])("is a cell that is asked for: %s", (verb) =>
    expect([...choosable(legal(`${verb} c5`), {}).cells]).toEqual([[5, { harm: 0, action: `${verb} c5` }]]),
  );
  it.each([
    ["attack", "attack"],
    ["look", "look"],
    ["push", "push"],
    ["threat", "choose"],
    ["use", "use"],
  ])("is a threat: %s", (verb, how) =>
    expect([...choosable(legal(`${verb} t3`), {}).threats]).toEqual([[3, { how, action: `${verb} t3` }]]),
  );
  it("is a door", () => expect([...choosable(legal("door d1", "decline"), {}).doors]).toEqual([[1, "door d1"]]));
  it("is nothing where nothing is asked", () => {
    const { cells, threats, doors } = choosable([], {});
    expect([cells.size, threats.size, doors.size]).toEqual([0, 0, 0]);
  });
});

describe("what a card would reach", () => {
  it("is shown and cannot be chosen yet", () => {
    expect([...previewed(PLAYS["play k4 move"]).cells.values()].map(({ action }) => action)).toEqual(["", ""]);
    expect([...previewed(PLAYS["play k4 attack"]).threats]).toEqual([[7, { how: "attack", action: "" }]]);
    expect([...previewed(PLAYS["play k9 intel"]).threats.values()].map(({ how }) => how)).toEqual(["look", "push"]);
  });
  it("is nothing without an outlook", () => expect(previewed(undefined).cells.size).toBe(0));
});

describe("the way to a cell", () => {
  const reach = [step(1, 0), step(3, 1), step(4, 3)];
  it("begins with the first step and ends there", () => expect(wayTo(reach, 4)).toEqual([1, 3, 4]));
  it("is empty where the cell is not reached", () => expect(wayTo(reach, 9)).toEqual([]));
  it("ends though cells lead in a circle", () => expect(wayTo([step(1, 2), step(2, 1)], 1)).toEqual([2, 1]));
  it("goes on step by step, and stops where it has changed", () => {
    expect(nextStep(legal("stop", "go c1", "go c2"), STEPS, 3)).toBe("go c1");
    expect(nextStep(legal("stop", "go c3"), { "go c3": { cells: [step(3, 1)] } }, 3)).toBe("go c3");
    expect(nextStep(legal("stop", "go c2"), STEPS, 3)).toBe("");
  });
});

describe("the cards that reach a thing", () => {
  const all = legal(...Object.keys(PLAYS), "end");
  it("are told for a cell", () => expect(reachers(all, PLAYS, { cell: 2 })).toEqual([{ card: 4, space: "move" }]));
  it("are told for a threat", () =>
    expect(reachers(all, PLAYS, { threat: 7 })).toEqual([
      { card: 4, space: "attack" },
      { card: 9, space: "intel" },
    ]));
  it("are none where nothing reaches it", () => expect(reachers(all, PLAYS, { threat: 1 })).toEqual([]));
});
