/** Where the newest line of a log is, in the order in which it is read. */
import type { LogOrder } from "../../ui/preferences.svelte";

interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}
/** how far away one still is there */
const NEAR = 24;

/** How far the newest line is down. */
export const edgeOf = ({ scrollHeight, clientHeight }: Scrolled, order: LogOrder): number =>
  order === "newest" ? 0 : Math.max(0, scrollHeight - clientHeight);

export const atEdge = (box: Scrolled, order: LogOrder): boolean => Math.abs(box.scrollTop - edgeOf(box, order)) <= NEAR;
