import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { sharesOf, strengthOf, wayOf } = await import("./standing");
const { need, t } = await import("../../text/text.svelte");
type Card = import("./cards").Card;
type View = import("../../wire").WayOfTheMandalorianView;
type Player = import("../../wire").WayOfTheMandalorianPlayerView;

const mission = (level: number): Card => ({ type: "mission", name: "card-cheat", level, requires: [1, 1, 1, 1], reward: 1, penalty: 1 });
const RIFLE: Card = { type: "equipment", name: "ion-rifle", symbols: [3, 0, 0, 1], cost: 600, temporary: false };
const CARDS: Card[] = [...Array<Card>(56).fill(RIFLE), ...[1, 1, 2, 3].map(mission), ...Array<Card>(41).fill(mission(4)), { type: "character", name: "din-djarin", symbols: [2, 1, 1, 1] }];
const view = (completed: number[], deck: number): View => ({ players: [{}, {}], completed, mission_deck: deck }) as unknown as View;

beforeAll(() => need("client-way-of-the-mandalorian"));

describe("the way to the last mission", () => {
  it("counts what is left of each level", () => {
    expect(wayOf(view([0, 1, 2], 7), CARDS)).toEqual({ of: [8, 4, 4, 1], left: [6, 3, 4, 1], label: t("client-wm-end-far", { left: 7 }) });
  });
  it("says when it is there", () => expect(wayOf(view([], 0), CARDS).label).toBe(t("client-wm-end-near")));
});

describe("what somebody has", () => {
  const player = { character: "din-djarin", equipped: [0, null, 0, null, null], pad: { credits: 700, sale: 0, total: 700, rank: 1, unfinished: 0 } } as unknown as Player;
  it("for a mission is the character and the whole board", () => expect(strengthOf(player, CARDS)).toEqual([8, 1, 1, 3]));
  it("in credits is shown with what the board would bring", () => {
    expect(sharesOf(player)).toEqual([{ of: "credits", value: 700 }]);
    expect(sharesOf({ ...player, pad: null })).toEqual([]);
  });
});
