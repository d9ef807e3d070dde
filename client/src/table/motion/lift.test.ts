import { describe, expect, it } from "vitest";
import { lift } from "./lift";

interface Area {
  name: string;
  parentElement: Area | null;
  shown: Map<string, string>;
}
const area = (name: string, parentElement: Area | null, more: object = {}): Area => {
  const shown = new Map<string, string>();
  const made = {
    name,
    parentElement,
    shown,
    scrollHeight: 10,
    clientHeight: 10,
    scrollWidth: 10,
    clientWidth: 10,
    ...more,
  };
  return Object.assign(made, {
    setAttribute: (key: string, value: string) => shown.set(key, value),
    removeAttribute: (key: string) => shown.delete(key),
  });
};
const raised = (...areas: Area[]) => areas.map(({ shown }) => shown.get("data-lifted") ?? "");
const lifted = (one: Area, root: Area) => lift(one as unknown as Element, root as unknown as Element);

describe("what flies over the table", () => {
  const room = area("room", null);
  const root = area("root", room);
  const middle = area("middle", root);
  const row = area("row", middle);
  const [card, other] = [area("card", row), area("other", row)];

  it("lifts the areas around it up to the table, not the table itself", () => {
    const lower = lifted(card, root);
    expect(raised(card, row, middle, root, room)).toEqual(["", "open", "open", "", ""]);
    lower();
    expect(raised(row, middle)).toEqual(["", ""]);
  });
  it("keeps them lifted until the last of several has arrived", () => {
    const [first, second] = [lifted(card, root), lifted(other, root)];
    first();
    first(); // twice is once
    expect(raised(row, middle)).toEqual(["open", "open"]);
    second();
    expect(raised(row, middle)).toEqual(["", ""]);
  });
  it("does not open an area that scrolls: it would lose its place", () => {
    const long = area("long", root, { scrollHeight: 400 });
    const wide = area("wide", long, { scrollWidth: 400 });
    const lower = lifted(area("card", wide), root);
    expect(raised(long, wide)).toEqual(["scrolls", "scrolls"]);
    lower();
  });
});
