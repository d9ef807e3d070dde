import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { has, heard, language, need, speak, t } from "./text.svelte";
import { pseudo, real, TRIALS } from "./trial";

const ENGLISH = import.meta.glob<string>("../../../src/cantina/text/en/client*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const root = { lang: "" };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: root });
  await need("client", "bounty-hunters");
});
afterAll(async () => speak("en"));

describe("a trial language", () => {
  it.each(TRIALS)("is English for browsers and servers (%s)", async (trial) => {
    await speak(trial);
    expect([real(trial), language(), root.lang]).toEqual(["en", "en", "en"]);
    expect(() => new Intl.DateTimeFormat(language())).not.toThrow();
  });
  it("leaves every other as it is", () => {
    expect(["uk", "pt"].map(real)).toEqual(["uk", "pt"]);
  });
  it("stays when more texts are needed", async () => {
    await speak("keys");
    await need("client-learn");
    expect(t("client-learn-heard")).toBe("client-learn-heard");
  });
});

describe("the language of keys", () => {
  it("says the key of each message, whatever its values", async () => {
    await speak("keys");
    expect(t("bounty-hunters-fact-credits", { credits: 2 })).toBe("bounty-hunters-fact-credits");
    expect([has("bounty-hunters-fact-credits"), has("no-such-message")]).toEqual([true, false]);
  });
});

describe("the pseudo-language", () => {
  it("has accents, and leaves values, numbers and signs as they are", async () => {
    await speak("zz");
    expect(t("bounty-hunters-fact-credits", { credits: 2 })).toBe("2 çŕŕëëdïïťťš");
    expect(t("bounty-hunters-event-sold", { you: "no", seat: 2, card: "Bossk" })).toContain("Bossk");
    expect(pseudo("BH-35 (4·1·6) “Draw”")).toBe("BH-35 (4·1·6) “Dŕŕääw”");
  });
  it("is spoken in quotes too", async () => {
    await speak("zz");
    const card = { name: "Grogu", points: 6, green: 1, blue: 2, orange: 1 };
    expect(t("bounty-hunters-card-target", { ...card, bonus: "credit" })).toContain(` +${pseudo("credit")}`);
  });
  it("is heard from the server too, which speaks English", async () => {
    await speak("zz");
    expect(heard("It is sold.")).toBe(pseudo("It is sold."));
    await speak("keys");
    expect(heard("It is sold.")).toBe("It is sold.");
  });
  it("writes a word the same wherever it stands, so that one text can be found in another", () => {
    for (const part of pseudo("target|targets").split("|"))
      expect(pseudo("Two targets wait.").split(" ").join("|")).toContain(part);
  });
  it("makes the texts of the client two fifths longer", () => {
    const texts = Object.values(ENGLISH).flatMap((file) => file.match(/(?<= = ).+$/gm) ?? []);
    const length = (all: readonly string[]): number => all.reduce((sum, one) => sum + one.length, 0);
    const longer = length(texts.map((one) => one.replace(/[^{}]+(?![^{]*\})/g, pseudo))) / length(texts);
    expect(texts.length).toBeGreaterThan(300);
    expect(longer).toBeGreaterThan(1.35);
    expect(longer).toBeLessThan(1.5);
  });
});
