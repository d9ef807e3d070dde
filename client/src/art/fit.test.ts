import { describe, expect, it } from "vitest";
import { fit, lettering, width } from "./fit";
import { names } from "./testing/content";

describe("the size of a text", () => {
  it("grows no further than it may, and shrinks no further", () => {
    expect(fit("IG", 90, 11.5, 8)).toBe(11.5);
    expect(fit("a name that goes on and on and on", 90, 11.5, 8)).toBe(8);
  });

  it("lets wide letters count more than narrow ones, in both alphabets", () => {
    expect(width("mmm")).toBeGreaterThan(width("iii"));
    expect(width("шшш")).toBeGreaterThan(width("ііі"));
    expect(width("AB")).toBeGreaterThan(width("ab"));
  });
});

describe("a name on a ribbon", () => {
  it("stands on one line if it can be read there", () => {
    expect(lettering("Grogu")).toEqual({ lines: 1, size: 11.5 });
    expect(lettering("Позичений бойовий корабель").lines).toBe(2);
  });

  it("fits for every card in every language", () => {
    const all = names();
    expect(all.length).toBeGreaterThan(300);
    const tooLong = all.filter((name) => {
      const { lines, size } = lettering(name);
      return width(name) * size > 93 * lines;
    });
    expect(tooLong).toEqual([]);
  });

  it("has no word that is wider than the card", () => {
    const tooLong = names().flatMap((name) =>
      name.split(/[ -]/).filter((word) => width(word) * lettering(name).size > 93),
    );
    expect(tooLong).toEqual([]);
  });
});
