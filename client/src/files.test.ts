import { describe, expect, it } from "vitest";

// Not loaded: only their names matter.
const FILES = Object.keys(import.meta.glob(["./**/*", "../{e2e,page,bench}/**/*"]));

/** A file without its endings: "./ui/Tip.svelte" and "./ui/tip.svelte.ts" are "./ui/Tip" and "./ui/tip". */
const stem = (path: string): string => path.replace(/(?<=[^/.])\.[^/]*$/, "");

/** Names that a file system without upper and lower case cannot tell apart. */
const twins = (paths: readonly string[]): string[][] => {
  const found = new Map<string, Set<string>>();
  for (const one of paths.map(stem)) found.set(one.toLowerCase(), (found.get(one.toLowerCase()) ?? new Set()).add(one));
  return [...found.values()].filter((stems) => stems.size > 1).map((stems) => [...stems]);
};

describe("files", () => {
  it("never differ by upper and lower case alone: some systems take one for the other", () => {
    expect(FILES.length).toBeGreaterThan(200);
    expect(twins(FILES)).toEqual([]);
  });
  it("would be found if they did", () => {
    expect(
      twins(["./ui/Tip.svelte", "./ui/tip.svelte.ts", "./ui/keys.ts", "./ui/keys.test.ts", "./net/tip.ts"]),
    ).toEqual([["./ui/Tip", "./ui/tip"]]);
  });
});
