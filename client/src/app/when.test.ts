import { describe, expect, it } from "vitest";
import { when } from "./when";

const NOW = Date.UTC(2026, 4, 20, 12);
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

describe("when something was", () => {
  it.each([
    [0, "now"],
    [59_000, "now"],
    [MINUTE, "1 minute ago"],
    [59 * MINUTE, "59 minutes ago"],
    [2 * HOUR + 30 * MINUTE, "2 hours ago"],
    [DAY, "yesterday"],
    [6 * DAY, "6 days ago"],
    [8 * DAY, "May 12, 2026"],
  ])("%i milliseconds ago", (ago, words) => expect(when(NOW - ago, NOW, "en")).toBe(words));
  it("is said in the language of the page", () => {
    expect(when(NOW - 2 * HOUR, NOW, "fr")).toBe("il y a 2 heures");
    expect(when(NOW - 5 * DAY, NOW, "pl")).toBe("5 dni temu");
  });
  it("is never yet to come, should the clocks differ", () => expect(when(NOW + HOUR, NOW, "en")).toBe("now"));
});
