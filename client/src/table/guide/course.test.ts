import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
});
const { Course } = await import("./course.svelte");
const { hasLearnt, keepLearnt } = await import("./learnt");
type Lesson = import("../../games/guide").Lesson;
type Occasion = import("../../games/guide").Occasion;
type Step = import("../../games/guide").Step;

const LESSON: Lesson = { name: "first", bots: [], options: {}, turns: 9, steps: async () => STEPS };
const asked = (verb: string, more: Partial<Step> = {}): Step => ({
  key: verb,
  at: ["hand"],
  when: ({ update }) => update.legal.some(({ action }) => action === verb),
  ...more,
});
const STEPS: readonly Step[] = [asked("draw"), asked("choose"), asked("look", { read: true })];
const now = (...legal: string[]): Occasion =>
  ({ update: { legal: legal.map((action) => ({ action })), view: { turn: 1 } }, cards: [] }) as unknown as Occasion;
const begin = (): InstanceType<typeof Course> => new Course(LESSON, STEPS, "said.t1");

describe("a course", () => {
  beforeEach(() => kept.clear());

  it("goes from step to step as the game goes on, and then says that it is over", () => {
    const course = begin();
    const shown: (string | undefined)[] = [];
    for (const occasion of [now("draw"), now("draw"), now("choose"), now("look")]) {
      course.follow(occasion);
      shown.push(course.step?.key);
    }
    expect(shown).toEqual(["draw", "draw", "choose", "look"]);
    expect(course.over).toBe(false);
    course.pass(now("look"));
    expect([course.step, course.over]).toEqual([null, true]);
  });
  it("says only once that it is over", () => {
    const course = begin();
    for (const occasion of [now("draw"), now("choose"), now("look"), now()]) course.follow(occasion);
    expect(course.over).toBe(true);
    course.pass(now());
    expect(course.over).toBe(false);
    course.follow(now("draw"));
    expect([course.step, course.over]).toEqual([null, false]);
  });
  it("is where it was when the page is loaded again", () => {
    begin().follow(now("draw"));
    const before = begin();
    before.follow(now("draw"));
    before.follow(now("choose"));
    expect(kept.get("cantina.said.t1")).toBe('["draw"]');
    const after = begin();
    after.follow(now("choose"));
    expect(after.step?.key).toBe("choose");
    after.follow(now("draw"));
    expect(after.step).toBeNull(); // it was said before
  });
  it("begins again at another table", () => {
    const first = begin();
    first.follow(now("draw"));
    first.follow(now("choose"));
    const second = new Course(LESSON, STEPS, "said.t2");
    second.follow(now("draw"));
    expect(second.step?.key).toBe("draw");
  });
});

describe("a lesson that was played", () => {
  it("is remembered, once", () => {
    kept.clear();
    expect(hasLearnt("first")).toBe(false);
    keepLearnt("first");
    keepLearnt("first");
    keepLearnt("second");
    expect([hasLearnt("first"), hasLearnt("second"), hasLearnt("third")]).toEqual([true, true, false]);
    expect(kept.get("cantina.learnt")).toBe('["first","second"]');
  });
});
