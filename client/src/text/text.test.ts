import { beforeAll, describe, expect, it, vi } from "vitest";
import { languagesOf, nameOf, wanted } from "./languages";
import { provide } from "./provided";
import { amount, has, language, LANGUAGES, need, speak, t } from "./text.svelte";

describe("which language", () => {
  it("is the first that can be met", () => {
    expect(wanted(["de-DE", "uk-UA", "en"], ["en", "pl", "uk"])).toBe("uk");
    expect(wanted(["PL"], ["en", "pl"])).toBe("pl");
  });
  it("is English where none can be met", () => {
    expect(wanted(["de"], ["en", "pl"])).toBe("en");
    expect(wanted([], ["en", "pl"])).toBe("en");
  });
  it("is known by the folders, English first", () => {
    expect(languagesOf(["../text/uk/client.ftl", "../text/en/client.ftl", "../text/cs/client.ftl"])).toEqual([
      "en",
      "cs",
      "uk",
    ]);
    expect(LANGUAGES).toEqual(["en", "cs", "fr", "hu", "it", "nl", "pl", "ro", "sk", "uk"]);
  });
  it("calls itself by its own name", () => {
    expect([nameOf("uk"), nameOf("pl"), nameOf("cs")]).toEqual(["Українська", "Polski", "Čeština"]);
  });
});

describe("words", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    await need("bounty-hunters");
  });
  it("agree with their numbers as on the server", async () => {
    const credits = (n: number): string => t("bounty-hunters-fact-credits", { credits: n });
    expect([credits(1), credits(2)]).toEqual(["1 credit", "2 credits"]);
    await speak("uk");
    expect([0, 1, 2, 5, 11, 21, 22].map(credits)).toEqual([
      "0 кредитів",
      "1 кредит",
      "2 кредити",
      "5 кредитів",
      "11 кредитів",
      "21 кредит",
      "22 кредити",
    ]);
    await speak("pl");
    expect([1, 2, 12, 21, 22].map(credits)).toEqual([
      "1 kredyt",
      "2 kredyty",
      "12 kredytów",
      "21 kredytów",
      "22 kredyty",
    ]);
    await speak("en");
  });
  it("have large numbers in groups of digits, as the language writes them", async () => {
    const credits = (): string => t("bounty-hunters-fact-credits", { credits: 12345 });
    expect([credits(), amount(12345)]).toEqual(["12,345 credits", "12,345"]);
    await speak("pl");
    expect([credits(), amount(1200)]).toEqual(["12\u00a0345 kredytów", "1\u00a0200"]);
    await speak("en");
  });
  it("have a minus that is one, and still agree with the number", () => {
    const points = (n: number): string => t("bounty-hunters-fact-points", { points: n });
    expect([points(-3), points(1), amount(-1200)]).toEqual(["−3 points", "1 point", "−1,200"]);
  });
  it("follow the language, in every file that was needed", async () => {
    await speak("uk");
    expect([language(), document.documentElement.lang]).toEqual(["uk", "uk"]);
    expect(t("bounty-hunters-row-targets")).not.toBe("Targets");
    await speak("en");
    expect(t("bounty-hunters-row-targets")).toBe("Targets");
  });
  it("are their key where nobody has them", () => {
    expect(t("no-such-message")).toBe("no-such-message");
    expect([has("no-such-message"), has("bounty-hunters-name")]).toEqual([false, true]);
  });
  it("speak of other messages and have no marks around values", () => {
    expect(t("bounty-hunters-event-sold", { you: "no", seat: 2, card: "X" })).toBe("Player 2 sold X.");
  });
});

describe("the files of the page", () => {
  it("have every message, and no comment for translators", async () => {
    const { default: text } = await import("../../../src/cantina/text/en/client.ftl?raw");
    expect(text.match(/^#.*/m)).toBeNull();
    expect(text).toContain("client-home = Home\nclient-close = Close\n");
  });
});

describe("a file that the page was built without", () => {
  beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
  it("is loaded in each language once", async () => {
    const load = vi.fn((language: string) => Promise.resolve(`duel-go = Draw ${language}!`));
    provide("duel", load);
    await need("duel");
    expect(t("duel-go")).toBe("Draw en!");
    for (const language of ["uk", "en", "uk"]) await speak(language);
    expect(t("duel-go")).toBe("Draw uk!");
    expect(load.mock.calls).toEqual([["en"], ["uk"]]);
    await speak("en");
  });
  it("is tried again where it could not be had, and hinders no other words", async () => {
    const load = vi.fn(() => Promise.reject<string>(new Error("away")));
    provide("race", load);
    await need("race", "bounty-hunters");
    expect([has("race-go"), has("bounty-hunters-name")]).toEqual([false, true]);
    load.mockImplementation(() => Promise.resolve("race-go = Go"));
    await speak("en");
    expect(t("race-go")).toBe("Go");
  });
  it("does not replace one that the page has", async () => {
    const load = vi.fn(() => Promise.resolve("bounty-hunters-name = Another"));
    provide("bounty-hunters", load);
    await need("bounty-hunters");
    expect(load).not.toHaveBeenCalled();
  });
});
