import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { followed, isLearnt, lessonAfter, passed } = await import("./guide");
const { GAMES } = await import("./games");
const { has, need, speak, t, LANGUAGES } = await import("../text/text.svelte");
type Cards = import("../wire").Cards;
type Lesson = import("./guide").Lesson;
type Progress = import("./guide").Progress;
type Step = import("./guide").Step;
type Update = import("../wire").Update;

const updated = (view: object, ...legal: string[]): Update =>
  ({
    legal: legal.map((action) => ({ action, text: "" })),
    view: { viewer: 0, turn: 1, ...view },
  }) as unknown as Update;
const CARDS = ["target", "hunter", "contract", "market"].map((deck) => ({ deck })) as unknown as Cards["cards"];
const now = (update: Update) => ({ update, cards: CARDS });
const BEGIN: Progress = { behind: [], step: null };

/** The steps that are shown, one after the other, to a player of this game; what is only read is read at once. */
function heard(steps: readonly Step[], ...updates: Update[]): string[] {
  const said: string[] = [];
  let progress = BEGIN;
  let before: Update | null = null;
  for (const update of updates) {
    progress = followed(steps, progress, before, now(update));
    for (;;) {
      const { step } = progress;
      if (step && said.at(-1) !== step.key) said.push(step.key);
      if (!step?.read) break;
      progress = passed(steps, progress, now(update));
    }
    before = update;
  }
  return said;
}
const short = (keys: readonly string[]): string[] => keys.map((key) => key.replace("client-learn-", ""));

const LESSONS = GAMES.flatMap((game) => game.lessons ?? []);
const STEPS = Object.fromEntries(
  await Promise.all(LESSONS.map(async ({ name, steps }) => [name, await steps()] as const)),
);
const stepsOf = (name: string): readonly Step[] => STEPS[name] ?? [];

describe("the way through a lesson", () => {
  const step = (key: string, verb: string, more: Partial<Step> = {}): Step => ({
    key,
    at: ["hand"],
    when: ({ update }) => update.legal.some(({ action }) => action.startsWith(verb)),
    ...more,
  });
  const DRAW = step("draw", "draw");
  const WORD = step("word", "", { read: true });
  const SELL = step("sell", "sell", { aside: true });
  const steps = [DRAW, WORD, SELL];
  const drawing = updated({}, "draw a", "draw b");
  const choosing = updated({}, "choose 1");
  const selling = updated({}, "sell 1");

  it("stays with a step until it is done", () => {
    const first = followed(steps, BEGIN, null, now(drawing));
    expect(first.step).toBe(DRAW);
    expect(followed(steps, first, drawing, now({ ...drawing })).step).toBe(DRAW);
    const second = followed(steps, first, drawing, now(choosing));
    expect([second.step, second.behind]).toEqual([WORD, ["draw"]]);
  });
  it("goes on from what is only read when it was read, or when the player plays on", () => {
    const reading: Progress = { behind: ["draw"], step: WORD };
    expect(followed(steps, reading, choosing, now({ ...choosing })).step).toBe(WORD);
    expect(passed(steps, reading, now(choosing))).toEqual({ behind: ["draw", "word"], step: null });
    expect(followed(steps, reading, choosing, now(selling))).toEqual({ behind: ["draw", "word"], step: SELL });
  });
  it("says nothing twice", () => {
    expect(followed(steps, { behind: ["draw", "word"], step: null }, choosing, now(drawing)).step).toBeNull();
  });
  it("does not wait for others before the player was asked", () => {
    const waiting = updated({});
    const always: Step = { ...WORD, when: () => true };
    expect(followed([always], { behind: [], step: always }, waiting, now(drawing)).step).toBe(always);
  });
  it("comes to its end without what has only to be said if it comes up", () => {
    const lesson = { turns: 5 } as Lesson;
    const learnt = (progress: Progress, turn: number): boolean =>
      isLearnt(lesson, steps, progress, updated({ turn }, "draw a"));
    expect(learnt({ behind: ["draw", "word"], step: null }, 2)).toBe(true);
    expect(learnt({ behind: ["draw"], step: null }, 2)).toBe(false);
    expect(learnt({ behind: ["draw"], step: null }, 6)).toBe(true); // it has not come up for too long
    expect(learnt({ behind: ["draw", "word"], step: SELL }, 6)).toBe(false);
    expect(isLearnt(lesson, [], BEGIN, drawing)).toBe(false); // its steps are not loaded yet
  });
  it("leads on to the next lesson, by its number", () => {
    const lessons = ["a", "b"].map((name) => ({ name }) as Lesson);
    expect(lessonAfter(lessons, "a")).toEqual({ lesson: lessons[1], number: 2 });
    expect([lessonAfter(lessons, "b"), lessonAfter(lessons, "c")]).toEqual([undefined, undefined]);
  });
});

describe("the first lesson of Bounty Hunters", () => {
  const ME = {
    ...{ named: null, chosen: false, pick: null, open: [], orphans: null, captures: 0, contracts: [] },
    hand: { cards: [0, 1, 3] },
  };
  const bounty = (turn: number, phase: string, me: object, ...legal: string[]): Update =>
    updated({ game: "bounty-hunters", turn, phase, trigger_turn: null, players: [{ ...ME, ...me }] }, ...legal);
  const open = [{ attack: [] }];
  const turn = (number: number, pick: number, me: object, ...ways: string[]): Update[] => [
    bounty(number, "draw", me, "draw target"),
    bounty(number, "draw", { ...me, named: "target" }, "draw target"),
    bounty(number, "choose", me, `choose ${pick}`),
    bounty(number, "choose", { ...me, chosen: true }, `choose ${pick}`),
    bounty(number, "resolve", { ...me, pick }, ...ways, `sell ${pick}`),
    bounty(number, "resolve", { ...me, pick }, "finish"),
  ];
  const GAME = [
    ...turn(1, 0, {}, "play 0"),
    ...turn(2, 1, { open }, "play 1 @0"),
    ...turn(3, 3, { captures: 1 }, "play 3", "reserve 3"),
    ...turn(4, 1, { captures: 1 }, "play 1"),
  ];

  it("says in three turns how to hunt and what the market is for, one thing at a time", () => {
    expect(short(heard(stepsOf("hunt"), ...GAME))).toEqual([
      ...["bh-draw-target", "bh-keep", "bh-play"],
      ...["bh-shield", "bh-draw-hunter", "bh-passed", "bh-send"],
      ...["bh-captured", "bh-draw-market", "bh-keep-market", "bh-pay"],
      ...["bh-end", "explain", "bh-sell"],
    ]);
  });
  it("goes on when a deck was named, though another one can still be", () => {
    const [asked, named] = GAME as [Update, Update];
    const first = followed(stepsOf("hunt"), BEGIN, null, now(asked));
    expect(first.step?.at).toEqual(["deck-target"]);
    expect(followed(stepsOf("hunt"), first, asked, now(named)).behind).toEqual(["client-learn-bh-draw-target"]);
  });
  it("is learnt in the fourth turn", () => {
    const lesson = LESSONS.find(({ name }) => name === "hunt") as Lesson;
    const behind = heard(stepsOf("hunt"), ...GAME);
    const last = GAME.at(-1) as Update;
    expect(isLearnt(lesson, stepsOf("hunt"), { behind, step: null }, last)).toBe(true);
    expect(isLearnt(lesson, stepsOf("hunt"), { behind: behind.slice(1), step: null }, last)).toBe(false);
  });
  it("says what waits and what ends, when it comes to that", () => {
    const waiting = bounty(1, "choose", { orphans: { attack: [1] }, chosen: true });
    expect(short(heard(stepsOf("hunt"), waiting))).toEqual(["bh-orphans"]);
    const last = updated({ ...bounty(9, "choose", { chosen: true }).view, trigger_turn: 9 });
    expect(short(heard(stepsOf("hunt"), last))).toEqual(["bh-last"]);
  });
  it("knows a card of the market only when the cards are loaded", () => {
    const paying = bounty(3, "resolve", { pick: 3 }, "sell 3");
    const at = (cards: Cards["cards"]) => followed(stepsOf("hunt"), BEGIN, null, { update: paying, cards }).step?.key;
    expect([at(CARDS), at([])]).toEqual(["client-learn-bh-pay", undefined]);
  });
  it("is silent at another game", () => {
    expect(heard(stepsOf("missions"), ...GAME)).toEqual([]);
    expect(heard(stepsOf("camp"), ...GAME)).toEqual([]);
  });
});

describe("the first lesson of Way of the Mandalorian", () => {
  const way = (view: object, equipped: (number | null)[], ...legal: string[]): Update =>
    updated(
      {
        ...{ game: "way-of-the-mandalorian", phase: "main", actions: 2, reached: [], completed: [], mission_deck: 9 },
        ...{ next_level: 1, ...view, players: [{ equipped, slot_filled: false }] },
      },
      ...legal,
    );
  it("goes from equipment to a mission, and on to the market", () => {
    const after = { completed: [9], actions: 1 };
    expect(
      short(
        heard(
          stepsOf("missions"),
          way({}, [null, null], "end", "equip 1", "attempt m9", "draw"),
          way({}, [1, null], "end", "equip 2", "attempt m9", "draw"),
          way({ reached: [9] }, [1, 2], "end", "attempt m9", "draw"),
          way({ reached: [9], phase: "opponent-event" }, [1, 2]),
          way({ reached: [9], phase: "use" }, [1, 2], "use none", "use 1+2"),
          way(after, [null, 2], "end", "draw"),
          way({ ...after, phase: "draw" }, [null, 2], "take 4", "deck"),
          way({ ...after, actions: 0 }, [null, 2], "end"),
          way({ ...after, turn: 2 }, [null, 2]),
          way({ ...after, turn: 3 }, [null, 2], "end", "job", "sell 2"),
        ),
      ),
    ).toEqual([
      ...["wm-equip", "wm-more", "wm-ready", "wm-use", "wm-done", "wm-draw", "wm-take", "wm-end"],
      ...["wm-job", "wm-sell", "wm-goal", "explain"],
    ]);
  });
});

describe("every lesson", () => {
  beforeAll(() => need("client-learn"));

  it("has steps with words and addresses, each once", () => {
    for (const [name, steps] of Object.entries(STEPS)) {
      const keys = steps.map(({ key }) => key);
      expect([name, new Set(keys).size]).toEqual([name, keys.length]);
      expect(steps.filter(({ key, at }) => !has(key) || !at.length)).toEqual([]);
      expect(steps.filter(({ aside }) => !aside).length).toBeGreaterThan(1);
    }
  });
  it("is one of several: there is a second one in each game", () => {
    for (const { id, lessons = [] } of GAMES) expect([id, lessons.length]).toEqual([id, 2]);
  });
  it("has a bot at the table that plays well, so that it comes to its end", () => {
    for (const { bots } of LESSONS) expect(bots).toContain("greedy");
  });
  it("says each step in one sentence, in every language, for a finger and for a mouse", async () => {
    const keys = [...new Set(Object.values(STEPS).flatMap((steps) => steps.map(({ key }) => key)))];
    for (const code of LANGUAGES) {
      await speak(code);
      for (const pointer of ["touch", "mouse"]) {
        const words = keys.map((key) => t(key, { pointer }));
        expect(words.filter((one) => /[.!?…].*[.!?…]/.test(one.replace(/\d\.\s/, "")))).toEqual([]);
        expect(words.filter((one) => one.length > 125)).toEqual([]);
      }
      const explained = ["touch", "mouse"].map((pointer) => t("client-learn-explain", { pointer }));
      expect(new Set(explained).size).toBe(2);
    }
    await speak("en");
  });
});
