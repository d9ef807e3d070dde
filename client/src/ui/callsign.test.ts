import { beforeEach, describe, expect, it, vi } from "vitest";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => void store.set(name, value),
});
/** A page that has just been opened. */
const opened = async () => {
  vi.resetModules();
  return import("./callsign");
};
beforeEach(() => store.clear());

describe("a call sign", () => {
  it("is drawn by chance", async () => {
    const { CALLSIGNS, callsignOf } = await opened();
    expect([callsignOf(0), callsignOf(0.999), callsignOf(1)]).toEqual([
      CALLSIGNS[0],
      CALLSIGNS.at(-1),
      CALLSIGNS.at(-1),
    ]);
    expect(new Set(CALLSIGNS).size).toBe(CALLSIGNS.length);
  });
  it("stays the same in this browser", async () => {
    const first = (await opened()).callsign(() => 0.5);
    expect((await opened()).callsign(() => 0.1)).toBe(first);
  });
  it("is drawn again where what was kept is none of ours", async () => {
    store.set("cantina.callsign", JSON.stringify({ evil: "<b>" }));
    const { CALLSIGNS, callsign } = await opened();
    expect(CALLSIGNS).toContain(callsign(() => 0.3));
  });
  it("lasts as long as the page where nothing can be kept", async () => {
    vi.spyOn(store, "set").mockImplementation(() => {
      throw new Error("full");
    });
    const { callsign } = await opened();
    expect(callsign(() => 0.2)).toBe(callsign(() => 0.9));
    vi.restoreAllMocks();
  });
});
