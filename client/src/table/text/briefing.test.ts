import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, networkError } from "../../net/api";
import { isUnfolded, keepUnfolded, storyOf } from "./briefing";

describe("the story of a table", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("is what the server tells this viewer", async () => {
    const told = { title: "Alive", paragraphs: ["Red letters.", "Exactly equal to its HP."] };
    const asked = vi.spyOn(api, "briefing").mockResolvedValue(told);
    expect(await storyOf("T", { seat: 1 })).toEqual(told);
    expect(asked).toHaveBeenCalledWith("T", { seat: 1 });
  });
  it("is none in games without one, and where it cannot be had", async () => {
    vi.spyOn(api, "briefing")
      .mockResolvedValueOnce({ title: "", paragraphs: [] })
      .mockRejectedValueOnce(networkError());
    expect(await storyOf("T", { seat: null })).toBeNull();
    expect(await storyOf("T", { seat: null })).toBeNull();
  });
  it("is shown at the beginning of every game, and not again once it was folded away", () => {
    expect(isUnfolded("T")).toBe(true);
    keepUnfolded("T", false);
    expect([isUnfolded("T"), isUnfolded("next")]).toEqual([false, true]);
    keepUnfolded("T", true);
    expect(isUnfolded("T")).toBe(true);
  });
});
