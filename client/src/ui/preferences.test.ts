import { beforeEach, describe, expect, it, vi } from "vitest";

const items = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
  removeItem: (name: string) => void items.delete(name),
});
const style: Record<string, string> = {};
const root = {
  dataset: {} as Record<string, string>,
  style: { setProperty: (name: string, value: string) => (style[name] = value) },
  lang: "",
};
vi.stubGlobal("document", { documentElement: root });
vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { languages: ["fr-FR", "pl-PL"] });
const { choose, complete, firstLanguage, preferences, still } = await import("./preferences.svelte");
const { ownLinks, store, storeLinks, stored, storedLinks, storeOwnLink } = await import("./storage");
const { language, LANGUAGES } = await import("../text/text.svelte");

describe("choices", () => {
  it("of an order of the log that there is not is the newest first", () => {
    expect([complete({ log: "sideways" }).log, complete({ log: "oldest" }).log]).toEqual(["newest", "oldest"]);
  });
  it("of a pace that there is not is the usual one", () => expect(complete({ pace: "hasty" }).pace).toBe("normal"));
  it("that were never made are as expected", () => {
    expect(complete(undefined)).toEqual({
      language: "",
      theme: "auto",
      motion: "auto",
      text: 100,
      pace: "normal",
      log: "newest",
      sound: true,
      effects: 80,
      music: 0,
      confirm: false,
      plain: false,
      name: "",
    });
  });
  it("of loudness stay between silence and all there is", () => {
    expect(complete({ effects: 140, music: -3 })).toMatchObject({ effects: 100, music: 0 });
    expect(complete({ effects: 12.4, music: "loud" })).toMatchObject({ effects: 12, music: 0 });
  });
  it("that are not understood are as if never made, the others hold", () => {
    expect(complete({ theme: "pink", text: 7, sound: "yes", motion: "none", name: "Anna", more: 1 })).toEqual({
      ...complete(null),
      motion: "none",
      name: "Anna",
    });
    expect(complete("nonsense")).toEqual(complete(null));
  });
  it("are remembered, and the page follows them", async () => {
    await choose({ theme: "light", text: 150, language: "uk" });
    expect(complete(stored("settings"))).toMatchObject({ theme: "light", text: 150, language: "uk" });
    expect([root.dataset["theme"], style["--letters"], language()]).toEqual(["light", "1.5", "uk"]);
  });
  it("decide the language; else the browser does", async () => {
    expect(firstLanguage("")).toBe("uk");
    preferences.language = "";
    expect(firstLanguage("")).toBe(LANGUAGES.includes("fr") ? "fr" : "pl");
  });
  it("about the language give way to the address, if there is such a language", () => {
    preferences.language = "uk";
    expect(["?lang=pl", "?lang=zz", "?x=1&lang=KEYS", "?lang=xx", "?lang="].map(firstLanguage)).toEqual([
      "pl",
      "zz",
      "keys",
      "uk",
      "uk",
    ]);
  });
  it("decide whether anything moves; else the system does", async () => {
    expect(still()).toBe(true);
    await choose({ motion: "full" });
    expect(still()).toBe(false);
  });
});

describe("what is kept of a table", () => {
  beforeEach(() => items.clear());
  it("grows piece by piece", () => {
    storeLinks("T", { watch: "w" });
    storeLinks("T", { seats: ["a", "b"] });
    expect(storedLinks("T")).toEqual({ watch: "w", seats: ["a", "b"] });
    expect(storedLinks("other")).toEqual({});
  });
  it("has the secrets of all own seats, also the one that an earlier version kept", () => {
    storeLinks("T", { seat: 1, secret: "old", seats: ["a", "b"] });
    expect(ownLinks("T")).toEqual([{ seat: 1, link: "old" }]);
    storeOwnLink("T", 0, "x");
    storeOwnLink("T", 1, "y");
    expect(ownLinks("T")).toEqual([
      { seat: 0, link: "x" },
      { seat: 1, link: "y" },
    ]);
    expect(storedLinks("T").seats).toEqual(["a", "b"]);
  });
  it("is gone when it is let go, and nonsense is nothing", () => {
    store("x", 1);
    store("x", undefined);
    expect(stored("x")).toBeUndefined();
    items.set("cantina.y", "{");
    expect(stored("y")).toBeUndefined();
  });
});
