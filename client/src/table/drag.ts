/**
 * Dragging a card of the hand, for those who like to: let go over something that can be chosen with it, it chooses that; let
 * go over the table, it is pressed itself; let go over the hand, nothing happens. Pressing does the same without dragging.
 */
import { still } from "../app/settings.svelte";
import { hideTip } from "./tip.svelte";

const FAR = 10; // pixels; who moves less presses
const TILT = 8; // degrees at most
const BACK = 220; // milliseconds until a card is back in the hand

/** How a card is shown that is so far from its place: it leans a little to where it goes. */
export const leaning = (across: number, down: number): string => `translate(${across}px, ${down}px) rotate(${Math.max(-TILT, Math.min(TILT, across / 25)).toFixed(1)}deg)`;

/** What can be chosen at a point, other than the card itself. */
function choiceAt(x: number, y: number, card: Element): HTMLElement | null {
  const found = document.elementsFromPoint(x, y).filter((one) => !card.contains(one)).map((one) => one.closest<HTMLElement>("button.choosable"));
  return found.find((one) => one && !one.closest("[role=group].hand")) ?? null;
}

/** Whether it is clear what letting go over the table means: the card can be chosen, or nothing else can. */
const clear = (button: Element | null): boolean => !!button && (button.matches(".choosable") || !document.querySelector("main button.choosable"));

/** An attachment for a hand whose cards can be dragged. */
export function draggable(hand: HTMLElement): () => void {
  let card: HTMLElement | null = null; // that is held
  let button: HTMLElement | null = null; // that pressing it would press
  let aim: HTMLElement | null = null;
  let start = { x: 0, y: 0, id: -1 };
  let moving = false;

  const aimAt = (next: HTMLElement | null): void => {
    if (next === aim) return;
    aim?.classList.remove("aimed");
    next?.classList.add("aimed");
    aim = next;
  };
  const letGo = (): void => {
    const one = card;
    aimAt(null);
    [card, button, moving] = [null, null, false];
    if (!one) return;
    one.classList.remove("carried");
    const was = one.style.transform;
    one.style.transform = "";
    if (was && !still()) one.animate([{ transform: was }, { transform: "none" }], { duration: BACK, easing: "ease-out" });
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    card = (event.target as Element).closest<HTMLElement>("[data-thing]");
    button = card?.querySelector<HTMLElement>("button.choosable, button.chosen") ?? null;
    if (!button) card = null;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const begin = (one: HTMLElement): void => {
    moving = true;
    one.setPointerCapture(start.id);
    one.classList.add("carried");
    one.dispatchEvent(new PointerEvent("pointercancel")); // it is no long press any more
    hideTip();
  };
  const move = (event: PointerEvent): void => {
    if (!card || event.pointerId !== start.id) return;
    const [across, below] = [event.clientX - start.x, event.clientY - start.y];
    if (!moving && Math.hypot(across, below) < FAR) return;
    if (!moving) begin(card);
    card.style.transform = leaning(across, below);
    aimAt(choiceAt(event.clientX, event.clientY, card));
  };
  const up = (event: PointerEvent): void => {
    if (!card || event.pointerId !== start.id) return;
    const away = event.clientY < hand.getBoundingClientRect().top;
    const wish = moving ? (aim ?? (away && clear(button) ? button : null)) : null;
    if (moving) swallowClick();
    letGo();
    wish?.click();
  };
  const cancel = (event: PointerEvent): void => void (event.isTrusted && letGo());

  hand.style.touchAction = "none";
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel } as const;
  for (const [name, listener] of Object.entries(listeners)) hand.addEventListener(name, listener as EventListener);
  return () => {
    letGo();
    for (const [name, listener] of Object.entries(listeners)) hand.removeEventListener(name, listener as EventListener);
  };
}

/** The click that a browser makes of letting go is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
  };
  globalThis.addEventListener("click", swallow, true);
  setTimeout(() => globalThis.removeEventListener("click", swallow, true), 0);
}
