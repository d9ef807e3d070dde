import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as palette from "./palette";
import { contrast } from "./testing/contrast";

// read as a file: the test runner leaves styles empty
const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

/** Every token with its value by day and by night. */
function tokens(): Record<string, { light: string; dark: string }> {
  const out: Record<string, { light: string; dark: string }> = {};
  for (const [, name, value] of css.matchAll(/^ {2}--([\w-]+): (.*);$/gm)) {
    const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value as string);
    out[name as string] ??= both
      ? { light: both[1] as string, dark: both[2] as string }
      : { light: value as string, dark: value as string };
  }
  return out;
}

const TOKENS = tokens();
const THEMES = ["light", "dark"] as const;
const value = (name: string, theme: "light" | "dark"): string => {
  const token = TOKENS[name];
  if (!token) throw new Error(`no token ${name}`);
  return token[theme].slice(0, 7);
};

/** What is written on what: WCAG 2.2 AA asks for 4.5. */
const WRITTEN: readonly [text: string, on: readonly string[]][] = [
  ["text", ["ground", "panel", "raised", "sunk", "yours-wash"]],
  ["quiet", ["ground", "panel", "raised"]],
  ["yours", ["ground", "panel", "raised", "yours-wash"]],
  ["on-yours", ["yours-fill"]],
  ["good", ["ground", "panel", "raised"]],
  ["bad", ["ground", "panel", "raised"]],
  ["ink", ["paper", "gold", "value-green", "value-blue", "value-orange"]],
  ["ink", palette.ATTRIBUTES.map((of) => `attribute-${of}`)],
  ["ink", [1, 2, 3, 4, 5, 6].map((n) => `seat-${n}`)],
  ["paper", ["ink", "red", "deck-target", "deck-hunter", "deck-contract"]],
];

/** What is only seen: borders of things to press, the ring of focus, icons. It asks for 3. */
const SEEN: readonly [mark: string, on: readonly string[]][] = [
  ["edge", ["ground", "panel", "raised"]],
  ["focus", ["ground", "panel", "raised"]],
  ["yours-fill", ["ground", "panel"]],
  ["paper", ["deck-market", "kind-equipment", "kind-event", "level-1", "level-2", "level-3"]],
];

describe.each(THEMES)("the %s theme", (theme) => {
  it.each(WRITTEN.flatMap(([text, on]) => on.map((ground) => [text, ground] as const)))(
    "%s can be read on %s",
    (text, ground) => {
      expect(contrast(value(text, theme), value(ground, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(SEEN.flatMap(([mark, on]) => on.map((ground) => [mark, ground] as const)))(
    "%s can be seen on %s",
    (mark, ground) => {
      expect(contrast(value(mark, theme), value(ground, theme))).toBeGreaterThanOrEqual(3);
    },
  );
});

it("names on ribbons can be read: white on the colour of the deck, a little darker", () => {
  const tints = [...Object.values(palette.DECKS), ...Object.values(palette.KINDS), ...palette.LEVELS, palette.BOARD];
  for (const tint of tints) {
    const darker = [0, 2, 4]
      .map((i) =>
        Math.round(parseInt(tint.slice(i, i + 2), 16) * 0.78 + parseInt("1d1030".slice(i, i + 2), 16) * 0.22)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("");
    expect(contrast("#fffaf0", `#${darker}`), tint).toBeGreaterThanOrEqual(4.5);
  }
});

it("drawings and pages have the same colours", () => {
  const pairs: [string, string][] = [
    ["ink", palette.INK],
    ["paper", palette.PAPER],
    ["gold", palette.GOLD],
    ["red", palette.RED],
    ["crate", palette.CRATE],
    ...Object.entries(palette.DECKS).map(([k, v]): [string, string] => [`deck-${k}`, v]),
    ...Object.entries(palette.VALUE).map(([k, v]): [string, string] => [`value-${k}`, v]),
    ...Object.entries(palette.ATTRIBUTE).map(([k, v]): [string, string] => [`attribute-${k}`, v]),
    ...Object.entries(palette.KINDS).map(([k, v]): [string, string] => [`kind-${k}`, v]),
    ...palette.LEVELS.map((v, i): [string, string] => [`level-${i + 1}`, v]),
    ...palette.SEATS.map((v, i): [string, string] => [`seat-${i + 1}`, v]),
  ];
  for (const [token, hex] of pairs) expect(TOKENS[token]?.dark, token).toBe(`#${hex}`);
});

it("the accent is nobody's colour but the lamp's", () => {
  const others = Object.entries(TOKENS).filter(([name]) => /^(deck|value|attribute|kind|level|seat)-/.test(name));
  for (const theme of THEMES)
    for (const [name, token] of others) expect(token[theme], name).not.toBe(value("yours-fill", theme));
});

it("nothing moves where no motion is wanted", () => {
  const still = /@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? "";
  for (const name of ["quick", "move", "slow"]) expect(still).toContain(`--${name}: 0s;`);
});

it("the typeface has the letters of the ten languages", () => {
  for (const subset of ["latin", "latin-ext", "cyrillic"]) expect(css).toContain(`exo-2-${subset}-wght-normal.woff2`);
});
