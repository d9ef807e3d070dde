import { describe, expect, it } from "vitest";
import { iconAt, type IconName, ICONS, outlines } from "./icons";
import { faults } from "./testing/svg";

const names = Object.keys(ICONS) as IconName[];

/** Where the pen is after each step of a path, roughly: ends of segments only. */
function points(d: string): [number, number][] {
  const out: [number, number][] = [];
  let [x, y, sx, sy] = [0, 0, 0, 0];
  for (const [, op = "", rest = ""] of d.matchAll(/([MLHVCSQAZmlhvcsqaz])([^MLHVCSQAZmlhvcsqaz]*)/g)) {
    const n = (rest.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
    const size = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }[op.toUpperCase()] as number;
    const own = op !== op.toUpperCase();
    if (!size) [x, y] = [sx, sy];
    for (let i = 0; size && i + size <= n.length; i += size) {
      const [a, b] = [n[i + size - 2] ?? 0, n[i + size - 1] ?? 0];
      const kind = op.toUpperCase();
      if (kind === "H") x = own ? x + b : b;
      else if (kind === "V") y = own ? y + b : b;
      else [x, y] = own ? [x + a, y + b] : [a, b];
      if (kind === "M" && i === 0) [sx, sy] = [x, y];
      out.push([x, y]);
    }
  }
  return out;
}

describe("icons", () => {
  it.each(names)("%s stays on its grid of 24", (name) => {
    const all = outlines(name).flatMap(points);
    expect(all.length).toBeGreaterThan(1);
    for (const [x, y] of all) expect(Math.min(x, y) >= 0 && Math.max(x, y) <= 24, `${name} at ${x} ${y}`).toBe(true);
  });

  it("are all different, but for the two chains", () => {
    const seen = names.filter((name) => name !== "duo").map((name) => ICONS[name]);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("hold what the table needs", () => {
    const wanted = [
      "target",
      "hunter",
      "contract",
      "market",
      "green",
      "blue",
      "orange",
      "firepower",
      "armour",
      "piloting",
      "cunning",
      "credit",
      "crate",
      "event",
      "hand",
      "captured",
      "reserved",
      "undo",
      "settings",
      "sound",
      "silent",
      "language",
      "eye",
      "qr",
      "robot",
      "person",
      "clock",
      "check",
      "info",
      "play",
      "replay",
      "link",
      "download",
      "chat",
      "crown",
      "flag",
      "up",
      "down",
      "left",
      "right",
    ];
    expect(wanted.filter((name) => !(name in ICONS))).toEqual([]);
    for (let n = 1; n <= 6; n++) expect(ICONS).toHaveProperty(`seat-${n}`);
  });

  it("can stand inside a drawing", () => {
    for (const name of names) expect(faults(iconAt(name, 50, 50, 20, "#fff")), name).toEqual([]);
  });
});
