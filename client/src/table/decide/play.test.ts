import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {}, style: {} } });
const { Play, worded } = await import("./play.svelte");
const { RequestError } = await import("../../net/api");
type Live = import("../../net/live.svelte").Live;

const REFUSED = {
  error: "wrong-step",
  text: "“choose 85” does not belong to the step that is being played (BH-20)",
  rule: "BH-20",
};
const play = (act: (action: string, confirmed: boolean) => Promise<void>): InstanceType<typeof Play> =>
  new Play({ act } as unknown as Live);

describe("a refusal", () => {
  it("calls things by their names, and its rule once", () => {
    expect(worded(REFUSED, "choose 85", "Embo").text).toBe("“Embo” does not belong to the step that is being played");
  });
  it("stays as it is where there is neither", () => {
    expect(worded({ error: "lost", text: "No connection" }, "choose 85", "").text).toBe("No connection");
  });
  it("is shown, and gone with the next wish", async () => {
    const answers = [Promise.reject(new RequestError(REFUSED, 409)), Promise.resolve()];
    const here = play(() => answers.shift() ?? Promise.resolve());
    await here.act("choose 85", "Embo");
    expect(here.refusal).toMatchObject({ rule: "BH-20", text: expect.stringContaining("Embo") });
    await here.act("draw target");
    expect([here.refusal, here.acting]).toEqual([null, ""]);
  });
});

describe("a question that is asked back", () => {
  it("plays the same action once it is answered", async () => {
    const asked: [string, boolean][] = [];
    const here = play((action, confirmed) => {
      asked.push([action, confirmed]);
      return asked.length === 1
        ? Promise.reject(new RequestError({ error: "sure", text: "End the turn?", confirm: true } as never, 409))
        : Promise.resolve();
    });
    await here.act("end", "", false);
    expect(here.question?.words).toBe("End the turn?");
    here.answer(true);
    expect(asked).toEqual([
      ["end", false],
      ["end", true],
    ]);
  });
  it("may come before an action, and is none where there are no words for it", async () => {
    const played: string[] = [];
    const here = play((action) => Promise.resolve(void played.push(action)));
    here.actOrAsk("attempt m3", "The egg", "Attempt it all the same?");
    expect([here.question?.words, played]).toEqual(["Attempt it all the same?", []]);
    here.answer(true);
    await Promise.resolve();
    here.actOrAsk("draw");
    expect([here.question, played]).toEqual([null, ["attempt m3", "draw"]]);
  });
  it("plays nothing where the answer is no", async () => {
    const yes = vi.fn();
    const here = play(() => Promise.resolve());
    here.ask("Really?", yes);
    here.answer(false);
    expect([yes.mock.calls.length, here.question]).toEqual([0, null]);
  });
});
