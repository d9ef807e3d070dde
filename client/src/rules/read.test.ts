import { describe, expect, it } from "vitest";
import { found, KINDS, sectionsOf } from "./read";

const TEXT = `# Rules

Purpose: something.

## 8. Playing

**BH-36** To play, put the chosen card face up in \`your\` own area.
- Test [made]: nothing of this.
  and nothing of that.

**BH-S01** **[added]** A *ruling* ([see](#there)).
- It has a part.
- Test: no.

| a | table |

| BH-S02 \`H\` | A question? | An answer. | A reason. |

### 8.1 Nothing here

**XX-01** Not of this game.
- **BH-50 A title.** [all] More.
- T: no.

## 9. Reserving

**BH-41** A card is reserved.
`;
const FILES = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });

describe("rules", () => {
  it("are told without what is for testers", () => {
    expect(sectionsOf(TEXT, ["BH"])).toEqual([
      { title: "Playing", rules: [{ id: "BH-36", text: "To play, put the chosen card face up in your own area." }, { id: "BH-S01", text: "A ruling (see).\nIt has a part." }, { id: "BH-S02", text: "A question? An answer." }] },
      { title: "Nothing here", rules: [{ id: "BH-50", text: "A title. More." }] },
      { title: "Reserving", rules: [{ id: "BH-41", text: "A card is reserved." }] },
    ]);
  });
  it("are found by their words, their numbers and their headings", () => {
    const ids = (words: string): string[] => found(sectionsOf(TEXT, ["BH"]), words).flatMap((section) => section.rules.map((rule) => rule.id));
    expect(ids("FACE up")).toEqual(["BH-36"]);
    expect(ids("bh-41")).toEqual(["BH-41"]);
    expect(ids("reserving")).toEqual(["BH-41"]);
    expect(ids("  ")).toHaveLength(5);
    expect(ids("nothing like it")).toEqual([]);
  });
  it.each(Object.entries(FILES))("%s is read whole: many rules, no marks, nothing for testers", (path, text) => {
    const kinds = KINDS[path.split("/").at(-1)?.replace(".md", "") ?? ""] ?? [];
    const rules = sectionsOf(text, kinds).flatMap((section) => section.rules);
    expect(rules.length).toBeGreaterThan(140);
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    expect(rules.filter((rule) => /[*`]|^- Test|\bTest \[|^\[/.test(rule.text)).map((rule) => rule.id)).toEqual([]);
    expect(rules.filter((rule) => rule.text.length < 10).map((rule) => rule.id)).toEqual([]);
  });
});
