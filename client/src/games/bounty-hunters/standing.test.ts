import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { endOf, prospectOf, sharesOf } = await import("./standing");
const { need, t } = await import("../../text/text.svelte");
type View = import("../../wire").BountyHuntersView;

beforeAll(() => need("client-bounty-hunters"));
const view = (turn: number, last: number | null, trigger: number | null, captures: number[], phase = "draw"): View => ({ turn, last_turn: last, trigger_turn: trigger, phase, players: captures.map((one) => ({ captures: one })) }) as unknown as View;

describe("the end", () => {
  it("is far while nobody has four", () => {
    expect(endOf(view(3, null, null, [1, 3]))).toEqual({ lit: 3, turns: undefined, label: t("client-bh-end-far", { most: 3 }) });
  });
  it("is counted in turns once somebody has", () => {
    expect(endOf(view(9, 11, 9, [4, 2]))).toMatchObject({ lit: 4, turns: 3 });
    expect(endOf(view(11, 11, 9, [5, 2]))).toEqual({ lit: 4, turns: 1, label: t("client-bh-end-now") });
  });
  it("is near as well where the turns are limited", () => {
    expect(endOf(view(2, 12, null, [0, 0])).turns).toBeUndefined();
    expect(endOf(view(11, 12, null, [0, 0])).turns).toBe(2);
  });
  it("comes", () => expect(endOf(view(11, 11, 9, [4, 2], "over")).label).toBe(t("client-bh-end-over")));
});

describe("what is hunted", () => {
  const CARDS = [
    { type: "target", points: 16 },
    { type: "hunter", penalty: 2 },
    { type: "droid", cost: 1 },
    { type: "target", points: 8 },
  ] as never;
  const hunter = (...open: { target: number | null; attack: number[] }[]) => ({ open }) as never;
  it("would bring the points of its targets, less what the hunters cost", () => {
    expect(prospectOf(hunter({ target: 0, attack: [1, 2] }, { target: 3, attack: [2] }), CARDS)).toBe(22);
  });
  it("counts from the first attack on", () => {
    expect(prospectOf(hunter({ target: 0, attack: [] }), CARDS)).toBe(0);
  });
});

describe("points", () => {
  it("are shown by where they come from", () => {
    expect(sharesOf({ targets: 16, crates: 0, contracts: 3, hunters: -2, total: 17, credits: 1, rank: 1 })).toEqual([
      { of: "targets", value: 16 },
      { of: "contracts", value: 3 },
      { of: "hunters", value: -2 },
    ]);
  });
});
