import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { soundOf } = await import("./sounds");
const { default: bounty } = await import("../../games/bounty-hunters/game");
type Line = import("../../net/live.svelte").Line;

const event = (name: string): Line =>
  ({ kind: "event", event: name, seat: 0, operands: [], text: "" }) as unknown as Line;
const effects = bounty.events ?? {};

describe("the sound of what happened", () => {
  it("is that of the last event that has one", () => {
    expect(soundOf([event("captured"), event("sold"), event("drew")], effects)).toBe("coin");
  });
  it("is that of a card where no event has one, or the game names none", () => {
    expect([soundOf([event("drew")], effects), soundOf([event("captured")], {})]).toEqual(["card", "card"]);
  });
  it("is none where nothing happened", () => expect(soundOf([], effects)).toBeUndefined());
});
