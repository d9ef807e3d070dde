/**
 * While a thing moves from one area to another, its ancestors get a higher z-index and, unless they scroll,
 * `overflow: visible` (`global.css`): else it would pass under the neighbours of its new area and be cut off at its edge.
 */

const lifted = new Map<Element, number>();

const scrolls = (area: Element): boolean =>
  area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1;

const areasOf = (one: Element, root: Element): Element[] => {
  const found: Element[] = [];
  for (let area = one.parentElement; area && area !== root; area = area.parentElement) found.push(area);
  return found;
};

function raise(area: Element): void {
  const count = lifted.get(area) ?? 0;
  if (!count) area.setAttribute("data-lifted", scrolls(area) ? "scrolls" : "open");
  lifted.set(area, count + 1);
}

function lower(area: Element): void {
  const count = (lifted.get(area) ?? 1) - 1;
  if (count) lifted.set(area, count);
  else if (lifted.delete(area)) area.removeAttribute("data-lifted");
}

/** Lift the areas between a thing and the root; what is handed back lowers them again, when the last of several is there. */
export function lift(one: Element, root: Element): () => void {
  const areas = areasOf(one, root);
  areas.forEach(raise);
  return () => areas.splice(0).forEach(lower);
}
