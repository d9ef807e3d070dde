import { beforeEach, describe, expect, it, vi } from "vitest";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => void store.set(name, value),
  removeItem: (name: string) => void store.delete(name),
});
const style: Record<string, string> = {};
const root = { dataset: {} as Record<string, string>, style: { setProperty: (name: string, value: string) => (style[name] = value) }, lang: "" };
vi.stubGlobal("document", { documentElement: root });
vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { languages: ["fr-FR", "pl-PL"] });
const { choose, complete, firstLanguage, settings, still } = await import("./settings.svelte");
const { keep, keepTable, kept, keptTable } = await import("./kept");
const { language, LANGUAGES } = await import("../text/text.svelte");

describe("choices", () => {
  it("that were never made are as expected", () => {
    expect(complete(undefined)).toEqual({ language: "", theme: "auto", motion: "auto", text: 100, sound: true, confirm: false, plain: false, name: "" });
  });
  it("that are not understood are as if never made, the others hold", () => {
    expect(complete({ theme: "pink", text: 7, sound: "yes", motion: "none", name: "Anna", more: 1 })).toEqual({ ...complete(null), motion: "none", name: "Anna" });
    expect(complete("nonsense")).toEqual(complete(null));
  });
  it("are remembered, and the page follows them", async () => {
    await choose({ theme: "light", text: 150, language: "uk" });
    expect(complete(kept("settings"))).toMatchObject({ theme: "light", text: 150, language: "uk" });
    expect([root.dataset["theme"], style["--letters"], language()]).toEqual(["light", "1.5", "uk"]);
  });
  it("decide the language; else the browser does", async () => {
    expect(firstLanguage()).toBe("uk");
    settings.language = "";
    expect(firstLanguage()).toBe(LANGUAGES.includes("fr") ? "fr" : "pl");
  });
  it("decide whether anything moves; else the system does", async () => {
    expect(still()).toBe(true);
    await choose({ motion: "full" });
    expect(still()).toBe(false);
  });
});

describe("what is kept of a table", () => {
  beforeEach(() => store.clear());
  it("grows piece by piece", () => {
    keepTable("T", { watch: "w" });
    keepTable("T", { seats: ["a", "b"] });
    expect(keptTable("T")).toEqual({ watch: "w", seats: ["a", "b"] });
    expect(keptTable("other")).toEqual({});
  });
  it("is gone when it is let go, and nonsense is nothing", () => {
    keep("x", 1);
    keep("x", undefined);
    expect(kept("x")).toBeUndefined();
    store.set("cantina.y", "{");
    expect(kept("y")).toBeUndefined();
  });
});
