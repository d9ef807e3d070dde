import { beforeEach, describe, expect, it } from "vitest";
import type { Beat, Script, View } from "../../games/beats";
import type { Pace } from "../../ui/preferences.svelte";
import { Film, MOST_KEPT } from "./film.svelte";
import { lengthOf } from "./length";

const SCRIPT: Script = {
  played: { kind: "play", joins: "seat", brings: ({ seat }) => (seat === null ? [] : [["players", seat]]) },
  turn: { kind: "turn", joins: "all", brings: "all" },
};
const line = (event: string, seat: number | null = null) =>
  ({ kind: "event", event, seat, operands: [], text: event }) as never;
const view = (turn: number, ...players: string[]): View => ({ turn, players }) as unknown as View;

let waiting: { after: number; work: () => void }[];
let pace: Pace;
let shown: (string | null)[];
let film: Film;
let newest: View | null;
const time = {
  later: (after: number, work: () => void) => {
    const one = { after, work };
    waiting.push(one);
    return () => (waiting = waiting.filter((other) => other !== one));
  },
};
const tick = () => waiting.shift()?.work();
const toEnd = () => {
  while (waiting.length) tick();
};
const tell = (before: View, after: View, ...lines: never[]) => film.tell(before, after, lines, () => (newest = after));
const [FIRST, SECOND, THIRD] = [view(1, "a", "a"), view(1, "b", "b"), view(2, "c", "c")];

beforeEach(() => {
  [waiting, shown, newest, pace] = [[], [], null, "normal"];
  film = new Film(
    () => SCRIPT,
    () => pace,
    () => null,
    time,
  );
  film.show = (change, lines) => {
    change();
    shown.push(lines.map((one) => `${one.event} ${one.seat ?? ""}`).join(", ") || null);
  };
});

describe("a film", () => {
  it("tells an update beat by beat, while the newest view is there to decide by", () => {
    tell(FIRST, SECOND, line("played", 1), line("played", 0));
    expect(newest).toBe(SECOND);
    expect(film.view).toEqual(view(1, "a", "b"));
    tick();
    expect(film.view).toBe(SECOND);
    tick();
    expect([film.view, film.beat, shown]).toEqual([null, null, ["played 1", "played 0", null]]);
  });
  it("tells what comes meanwhile afterwards, nothing twice and nothing not at all", () => {
    tell(FIRST, SECOND, line("played", 1));
    tell(SECOND, THIRD, line("played", 0), line("turn"));
    toEnd();
    expect(shown).toEqual(["played 1", "played 0", "turn ", null]);
    expect([film.telling, newest]).toEqual([false, THIRD]);
  });
  it("says how many lines are still to be told, so that the log tells no more", () => {
    tell(FIRST, SECOND, line("played", 1), line("played", 0), line("turn"));
    const untold = [film.untold];
    for (; film.telling; untold.push(film.untold)) tick();
    expect(untold).toEqual([2, 1, 0, 0]);
  });
  it("shows an update without events at once", () => {
    tell(FIRST, SECOND);
    expect([newest, film.telling, shown]).toEqual([SECOND, false, [null]]);
  });
  it("goes on where an update without events comes meanwhile", () => {
    tell(FIRST, SECOND, line("played", 1));
    tell(SECOND, THIRD);
    expect([newest, film.telling]).toEqual([THIRD, true]);
    toEnd();
    expect(film.view).toBeNull();
  });
  it.each([0, 1, 2])("can be skipped after %i beats, and shows the newest view then", (beats) => {
    tell(FIRST, THIRD, line("played", 1), line("played", 0), line("turn"));
    for (let i = 0; i < beats; i++) tick();
    expect(film.skip()).toBe(true);
    expect([film.view, film.beat, waiting.length]).toEqual([null, null, 0]);
    expect(film.skip()).toBe(false);
  });
  it("can be held, and goes on with the next beat", () => {
    tell(FIRST, SECOND, line("played", 1), line("played", 0));
    film.hold(true);
    expect(waiting).toEqual([]);
    film.hold(false);
    toEnd();
    expect(shown).toEqual(["played 1", "played 0", null]);
  });
});

describe("the pace", () => {
  const beat = { kind: "play" } as Beat;
  it("is slower or quicker, in one order", () => {
    const [slow, normal, quick, instant] = (["slow", "normal", "quick", "instant"] as const).map((one) =>
      lengthOf(beat, one),
    ) as [number, number, number, number];
    expect(slow > normal && normal > quick && quick > instant).toBe(true);
    expect(instant).toBe(0);
  });
  it("at normal gives each beat between a half and four fifths of a second", () => {
    for (const kind of ["reveal", "draw", "play", "fight", "capture", "pay", "fail", "pass", "turn", "note", "end"])
      expect(lengthOf({ kind } as Beat, "normal")).toSatisfy((one: number) => one >= 500 && one <= 800);
  });
  it("that is instant shows the newest view, and says what happened once", () => {
    pace = "instant";
    tell(FIRST, SECOND, line("played", 1), line("played", 0));
    expect([newest, film.telling, shown]).toEqual([SECOND, false, ["played 1, played 0", null]]);
  });
});

describe("what was missed", () => {
  it("can be seen again: the last turn, from its beginning", () => {
    tell(FIRST, SECOND, line("played", 1));
    tell(SECOND, THIRD, line("played", 0), line("turn"));
    film.skip();
    shown = [];
    film.repeat();
    expect([film.again, film.view]).toEqual([true, SECOND]);
    toEnd();
    expect(shown).toEqual(["played 1", "played 0", "turn ", null]);
    expect([film.again, film.view]).toEqual([false, null]);
  });
  it("is what has happened since, once something has", () => {
    tell(FIRST, THIRD, line("played", 1), line("turn"), line("played", 0));
    film.skip();
    shown = [];
    film.repeat();
    toEnd();
    expect(shown).toEqual(["played 0", null]);
  });
  it("is seen again at a pace that can be followed, also by a player who wants no film", () => {
    pace = "instant";
    tell(FIRST, SECOND, line("played", 1));
    film.repeat();
    expect(waiting.map(({ after }) => after > 0)).toEqual([true]);
  });
  it("is the end of a turn that has very many beats", () => {
    for (let number = 0; number < MOST_KEPT + 20; number++)
      tell(view(1, `${number}`), view(1, `${number + 1}`), line("played", number % 2));
    film.skip();
    shown = [];
    film.repeat();
    expect(film.view).toEqual(view(1, "21"));
    toEnd();
    expect(shown.length).toBe(MOST_KEPT + 1);
    expect(film.view).toBeNull();
  });
  it("is nothing before anything happened", () => expect(film.canRepeat).toBe(false));
});
