import { describe, expect, it } from "vitest";
import { outlined } from "../../page/digits";
import { PICTURES } from "../../page/heroes";
import { figureText } from "./shapes";

describe("numbers in pictures that are files", () => {
  it("are outlines, for such a picture has no typeface of ours", () => {
    const made = outlined(figureText(16, 10, 20, 15, "#fff"));
    expect(made).not.toContain("<text");
    expect(made.match(/<path/g)).toHaveLength(2);
    expect(made).toContain('fill="#fff"');
  });
  it("are squeezed where they are long, as in the page", () => {
    const [wide, high] =
      /scale\(([\d.]+) ([\d.]+)\)/
        .exec(outlined(figureText("+5000", 0, 0, 16, "#000")))
        ?.slice(1)
        .map(Number) ?? [];
    expect(wide).toBeLessThan(high ?? 0);
  });
  it.each(Object.entries(PICTURES))("%s has no other text", (_, svg) => {
    expect(svg).not.toContain("<text");
    expect(svg).not.toContain("NaN");
  });
});
