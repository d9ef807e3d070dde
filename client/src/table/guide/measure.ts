/** Where things are in the window: what a bubble is about, and what it must not cover. */
import { around, type Box, cut } from "./place";

const clips = (one: Element): boolean => getComputedStyle(one).overflow !== "visible";

/** The part of an element that is in sight, not cut off by what it lies in; null for none. */
export function inSight(one: Element): Box | null {
  let box: Box | null = boxOf(one);
  for (let area = one.parentElement; area && box; area = area.parentElement)
    if (clips(area)) box = cut(box, boxOf(area));
  return box && cut(box, { x: 0, y: 0, width: innerWidth, height: innerHeight });
}

function boxOf(one: Element): Box {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height };
}

const isShown = (one: Element): boolean => one.getClientRects().length > 0;

/** The elements of the first of these addresses that is on the page. */
export function found(addresses: readonly string[], root: ParentNode = document): Element[] {
  for (const address of addresses) {
    const all = [...root.querySelectorAll(`[data-guide~="${address}"]`)].filter(isShown);
    if (all.length) return all;
  }
  return [];
}

/** Where a thing is, as far as it is in sight. */
export const thingAt = (addresses: readonly string[]): Box | null =>
  around(found(addresses).flatMap((one) => inSight(one) ?? []));

const boxes = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].filter(isShown).flatMap((one) => inSight(one) ?? []);

/** What is needed to decide: the decision, and what can be chosen on the table. */
export const needed = (): Box[] => boxes("[data-guide~=decision], main button.choosable, main .choice");

/** What one would like to see: the pieces of the table, what stands beside it, and the bar above the table. */
export const liked = (): Box[] => boxes("main .card, main .plaque, main .beside, main [data-guide], header.bar");

/** Brings a thing into sight, if it is not; whether there is such a thing. */
export function bringIntoSight(addresses: readonly string[]): boolean {
  const [first] = found(addresses);
  first?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return !!first;
}
