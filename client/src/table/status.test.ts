import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "" } });
const { statusOf } = await import("./status");
const { need } = await import("../text/text.svelte");
type Update = import("../wire").Update;
type Place = import("../wire").PlaceOutline;

const place = (more: Partial<Place> = {}): Place => ({
  kind: "person",
  name: "",
  level: "",
  away: "",
  stood_in: false,
  ...more,
});
const update = (asked: number[], more: object = {}): Update =>
  ({
    asked,
    table: {
      game: "bounty-hunters",
      you: { seat: 0 },
      gone: [],
      seats: [place({ name: "Anna" }), place({ kind: "bot" }), place({ name: "Boris" })],
      ...more,
    },
  }) as unknown as Update;
const statuses = (here: Update): string[] => [0, 1, 2].map((seat) => statusOf(here, seat).status);

beforeAll(() => need("client", "client-table"));

describe("how a player is", () => {
  it("is seen by all", () => {
    expect(statuses(update([0, 1]))).toEqual(["yours", "thinking", "ready"]);
    expect(statuses(update([]))).toEqual(["", "", ""]);
  });
  it("is never ready where players decide in turn", () => {
    expect(statuses(update([1], { game: "way-of-the-mandalorian" }))).toEqual(["", "thinking", ""]);
    expect(statuses(update([1], { game: "unheard-of" }))).toEqual(["", "thinking", ""]);
  });
  it("tells of those who are away before anything else", () => {
    expect(statusOf(update([0], { gone: [2] }), 2).status).toBe("away");
    expect(statusOf(update([0], { seats: [place({ away: "dropped" })] }), 0).status).toBe("stand-in");
    expect(statusOf(update([0], { seats: [place({ kind: "open" })] }), 0).status).toBe("");
  });
});
