/**
 * Where a beat happens: the addresses of the things that it is about. A thing on the table has its address as `data-thing`,
 * `data-place` or, where it never moves, `data-at`; the same address may be in sight several times.
 */

/** What an event points at. */
export interface Pointed {
  /** the things that it is about */
  marks: readonly string[];
  /** what goes from where to where, and is not seen to move otherwise */
  flights: readonly (readonly [from: string, to: string])[];
}

const NAMES = ["data-thing", "data-place", "data-at"] as const;
export const MARK = "data-told";

/** All that has an address, in sight or not. */
export const found = (root: ParentNode, address: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(NAMES.map((name) => `[${name}="${address}"]`).join(", ")),
];

/** Mark the things at these addresses until this is undone. */
export function mark(root: ParentNode, addresses: readonly string[], how: string): () => void {
  const marked = new Set(addresses.flatMap((address) => found(root, address)));
  for (const one of marked) one.setAttribute(MARK, how);
  return () => marked.forEach((one) => one.removeAttribute(MARK));
}
