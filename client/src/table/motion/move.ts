/**
 * Things that move between places: measure, change, measure, animate, give the focus back. A thing is known by its
 * `data-thing`; it is the same thing wherever it lies. What appears comes from where `data-from` says (the `data-place`
 * of a deck, say) or was the thing that `data-was` says, which lay face down; what is nowhere else any more is let go.
 * There is a moment of light where `data-state` says that a thing was `gained`, and where a thing that was `tried` is not
 * tried any more.
 */
import { tick } from "svelte";
import type { Outcome } from "../../games/contract";
import type { Pointed } from "../../games/pointing";
import { still } from "../../ui/preferences.svelte";
import { fly as flyAway, leaving } from "./flights";
import { flourish } from "./flourish";
import { lift } from "./lift";

type Place = { x: number; y: number; width: number; height: number };

const places = (root: Element, name: string): Map<string, Element> =>
  new Map([...root.querySelectorAll(`[data-${name}]`)].map((one) => [one.getAttribute(`data-${name}`) ?? "", one]));

const measured = (root: Element, name: "thing" | "place"): Map<string, Place> =>
  new Map([...places(root, name)].map(([key, one]) => [key, one.getBoundingClientRect()]));
const states = (root: Element): Map<string, string> =>
  new Map([...places(root, "thing")].map(([name, one]) => [name, one.getAttribute("data-state") ?? ""]));

/** How a thing must be shown to seem where it was: moved and scaled from its upper left corner. */
export function from(before: Place, after: Place): string {
  const scale = after.width ? before.width / after.width : 1;
  return `translate(${before.x - after.x}px, ${before.y - after.y}px) scale(${scale})`;
}

/** The transform of a thing that is turned over on its way: its edge is seen first. */
export function turning(before: Place, after: Place): string {
  const across = before.x + before.width / 2 - after.x - after.width / 2;
  const down = before.y + before.height / 2 - after.y - after.height / 2;
  return `perspective(60rem) translate(${across}px, ${down}px) scale(${after.width ? before.width / after.width : 1}) rotateY(90deg)`;
}

/** Where a thing that comes out of a place seems to begin: small, in its middle. */
export function outOf(place: Place, after: Place): Place {
  const width = Math.min(after.width, place.width) * 0.6;
  const height = after.width ? (width * after.height) / after.width : 0;
  return { x: place.x + (place.width - width) / 2, y: place.y + (place.height - height) / 2, width, height };
}

/** Whether a thing has moved visibly. */
export const moved = (before: Place, after: Place): boolean =>
  Math.abs(before.x - after.x) + Math.abs(before.y - after.y) + Math.abs(before.width - after.width) > 2;

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const LONG = 420;
const STEP = 35; // between things that move together

const FACE_DOWN = /^deck/; // places whose cards lie face down

/** Make a change, and show what moved by it; `outcome` is what became of an attempt, `flights` is what goes out of sight. */
export async function move(
  root: Element | null | undefined,
  change: () => void,
  outcome: Outcome | "" = "",
  flights: Pointed["flights"] = [],
): Promise<void> {
  if (!root || still() || document.hidden) {
    await focused(root, change);
    return;
  }
  const before = measured(root, "thing");
  const decks = measured(root, "place");
  const was = states(root);
  const away = root instanceof HTMLElement ? leaving(root, flights) : [];
  await focused(root, change);
  const light = [...outcomes(before, was, root, outcome)]; // measured before anything seems to be elsewhere
  let order = 0;
  for (const [name, one] of places(root, "thing")) {
    const now = one.getBoundingClientRect();
    const from = one.getAttribute("data-from") ?? "";
    const origin = before.size ? decks.get(from) : undefined;
    const back = before.get(one.getAttribute("data-was") ?? "");
    const place = before.get(name) ?? back ?? (origin && outOf(origin, now));
    const turns = !before.has(name) && (back !== undefined || FACE_DOWN.test(from));
    if (place && now.width && place.width && (turns || moved(place, now)))
      fly(one as HTMLElement, root, place, now, order++, turns);
  }
  if (root instanceof HTMLElement) flyAway(root, away).forEach(track);
  for (const [spot, how] of light) flourish(spot, how).forEach(track);
}

/** Where something has succeeded or failed: what is gained now and was not, and what is not tried any more. */
export function* outcomes(
  before: ReadonlyMap<string, Place>,
  was: ReadonlyMap<string, string>,
  root: Element,
  outcome: Outcome | "",
): Generator<[Place, Outcome]> {
  const now = places(root, "thing");
  for (const [name, state] of states(root)) {
    const place = now.get(name)?.getBoundingClientRect();
    if (state === "gained" && was.size && was.get(name) !== "gained" && place?.width) yield [place, "good"];
  }
  if (!outcome) return;
  for (const [name, state] of was) {
    const place = before.get(name);
    if (state === "tried" && place?.width && now.get(name)?.getAttribute("data-state") !== "tried")
      yield [place, outcome];
  }
}

const running = new Set<Animation>();

/** Finish all animations: a player who presses something does not want to wait. */
export function skip(): void {
  for (const one of [...running]) one.finish();
}

const track = (one: Animation): void => {
  running.add(one);
  one.onfinish = one.oncancel = () => void running.delete(one);
};

/** Let a thing glide above all others. */
function fly(one: HTMLElement, root: Element, ...way: [was: Place, now: Place, order: number, turns: boolean]): void {
  const lower = lift(one, root);
  void glide(one, ...way).finished.then(lower, lower);
}

/** Show how a thing comes from where it was; `order` among those that move together. */
export function glide(one: HTMLElement, was: Place, now: Place, order: number, turns = false): Animation {
  for (const before of one.getAnimations()) before.cancel();
  one.style.zIndex = "30";
  const origin = turns ? "50% 50%" : "0 0";
  const start = turns ? turning(was, now) : from(was, now);
  const glide = one.animate(
    [
      { transform: start, transformOrigin: origin },
      { transform: "none", transformOrigin: origin },
    ],
    { duration: LONG, delay: Math.min(order * STEP, 300), easing: EASE, fill: "backwards" },
  );
  running.add(glide);
  glide.onfinish = glide.oncancel = () => {
    running.delete(glide);
    one.style.zIndex = "";
  };
  return glide;
}

/** Make a change without losing the focus: the same thing keeps it, else the next decision gets it. */
async function focused(root: Element | null | undefined, change: () => void): Promise<void> {
  const had = document.activeElement;
  const inside = had && root?.contains(had) ? had : null;
  const thing = inside?.closest("[data-thing]")?.getAttribute("data-thing");
  change();
  await tick();
  if (!inside || (inside.isConnected && document.activeElement === inside)) return;
  const same = thing
    ? places(root as Element, "thing")
        .get(thing)
        ?.querySelector<HTMLElement>("button, [tabindex]")
    : null;
  const next = same ?? root?.querySelector<HTMLElement>("[data-decision]");
  next?.focus({ preventScroll: true });
}
