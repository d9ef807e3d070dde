import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { sharesOf, wayOf } = await import("./standing");
const { need, t } = await import("../../text/text.svelte");
type View = import("../../wire").WayOfTheMandalorianView;
type Player = import("../../wire").WayOfTheMandalorianPlayerView;

const view = (deck: number): View => ({ mission_deck: deck }) as unknown as View;

beforeAll(() => need("client-way-of-the-mandalorian"));

describe("the way to the last mission", () => {
  it("is as long as the deck", () => expect(wayOf(view(7))).toBe(t("client-wm-end-far", { left: 7 })));
  it("says when it is there", () => expect(wayOf(view(0))).toBe(t("client-wm-end-near")));
});

describe("what a player has", () => {
  const player = { pad: { credits: 700, sale: 0, total: 700, rank: 1, unfinished: 0 } } as unknown as Player;
  it("in credits is shown with what the board would bring", () => {
    expect(sharesOf(player)).toEqual([{ of: "credits", value: 700 }]);
    expect(sharesOf({ ...player, pad: null })).toEqual([]);
  });
});
