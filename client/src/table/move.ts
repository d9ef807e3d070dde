/**
 * Things that move between places: measure, change, measure, animate, give the focus back. A thing is known by its
 * `data-thing`; it is the same thing wherever it lies. What appears comes from where `data-from` says (the `data-place`
 * of a deck, say), what is nowhere else any more is let go.
 */
import { tick } from "svelte";
import { still } from "../app/settings.svelte";

type Place = { x: number; y: number; width: number; height: number };

const places = (root: Element, name: string): Map<string, Element> =>
  new Map([...root.querySelectorAll(`[data-${name}]`)].map((one) => [one.getAttribute(`data-${name}`) ?? "", one]));

function measured(root: Element): Map<string, Place> {
  return new Map([...places(root, "thing")].map(([name, one]) => [name, one.getBoundingClientRect()]));
}

/** How a thing must be shown to seem where it was: moved and scaled from its upper left corner. */
export function from(before: Place, after: Place): string {
  const scale = after.width ? before.width / after.width : 1;
  return `translate(${before.x - after.x}px, ${before.y - after.y}px) scale(${scale})`;
}

/** Where a thing that comes out of a place seems to begin: small, in its middle. */
export function outOf(place: Place, after: Place): Place {
  const width = Math.min(after.width, place.width) * 0.6;
  const height = after.width ? (width * after.height) / after.width : 0;
  return { x: place.x + (place.width - width) / 2, y: place.y + (place.height - height) / 2, width, height };
}

/** Whether a thing has moved so that one could see it. */
export const moved = (before: Place, after: Place): boolean => Math.abs(before.x - after.x) + Math.abs(before.y - after.y) + Math.abs(before.width - after.width) > 2;

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const LONG = 420;
const STEP = 35; // between things that move together

/** Make a change, and show what moved by it. */
export async function move(root: Element | null | undefined, change: () => void): Promise<void> {
  if (!root || still() || document.hidden) {
    await focused(root, change);
    return;
  }
  const before = measured(root);
  const decks = new Map([...places(root, "place")].map(([name, one]) => [name, one.getBoundingClientRect() as Place]));
  await focused(root, change);
  let order = 0;
  for (const [name, one] of places(root, "thing")) {
    const now = one.getBoundingClientRect();
    const origin = before.size ? decks.get(one.getAttribute("data-from") ?? "") : undefined;
    const was = before.get(name) ?? (origin && outOf(origin, now));
    if (was && now.width && was.width && moved(was, now)) glide(one as HTMLElement, was, now, order++);
  }
}

const running = new Set<Animation>();

/** Let everything that moves arrive at once: whoever presses something does not want to wait. */
export function skip(): void {
  for (const one of [...running]) one.finish();
}

/** Show how a thing comes from where it was; `order` among those that move together. */
export function glide(one: HTMLElement, was: Place, now: Place, order: number): void {
  for (const before of one.getAnimations()) before.cancel();
  one.style.zIndex = "30";
  const glide = one.animate([{ transform: from(was, now), transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], { duration: LONG, delay: Math.min(order * STEP, 300), easing: EASE, fill: "backwards" });
  running.add(glide);
  glide.onfinish = glide.oncancel = () => {
    running.delete(glide);
    one.style.zIndex = "";
  };
}

/** Make a change without losing the focus: the same thing keeps it, else whoever asks for the next decision. */
async function focused(root: Element | null | undefined, change: () => void): Promise<void> {
  const had = document.activeElement;
  const inside = had && root?.contains(had) ? had : null;
  const thing = inside?.closest("[data-thing]")?.getAttribute("data-thing");
  change();
  await tick();
  if (!inside || (inside.isConnected && document.activeElement === inside)) return;
  const same = thing ? places(root as Element, "thing").get(thing)?.querySelector<HTMLElement>("button, [tabindex]") : null;
  const next = same ?? root?.querySelector<HTMLElement>("[data-decision]");
  next?.focus({ preventScroll: true });
}
