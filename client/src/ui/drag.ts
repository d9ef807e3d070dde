/**
 * Dragging a card of the hand, for those who like to: let go on a goal for cards (`data-drop`), it chooses that; let go
 * over the table, it is pressed itself; let go anywhere else, nothing happens. Pressing does the same without dragging.
 */
import { hideTip } from "./explain/explaining.svelte";
import { still } from "./preferences.svelte";

const FAR = 10; // pixels; a shorter move is a press
const TILT = 8; // degrees at most
const BACK = 220; // milliseconds until a card is back in the hand

/** The transform of a card that is dragged by an offset: it leans a little in that direction. */
export const leaning = (across: number, down: number): string =>
  `translate(${across}px, ${down}px) rotate(${Math.max(-TILT, Math.min(TILT, across / 25)).toFixed(1)}deg)`;

/** What lies under a card that is dragged. */
const under = ({ clientX, clientY }: PointerEvent, card: Element): Element | undefined =>
  document.elementsFromPoint(clientX, clientY).find((one) => !card.contains(one));

/** The goal for cards at a point, if it can be chosen now: other things on the table have nothing to do with the card. */
const goalOf = (at: Element | undefined): HTMLElement | null =>
  at?.closest("[data-drop]")?.querySelector<HTMLElement>("button.choosable") ?? null;

/** Whether a point is on the table itself: not in the hand, not beside it, not above it. */
const onTable = (at: Element | undefined): boolean =>
  !!at?.closest(".table") && !at.closest(".side, [role=group].hand");

/** Whether it is clear what letting go over the table means: the card can be chosen, or nothing else can. */
const clear = (button: Element): boolean =>
  button.matches(".choosable") || !document.querySelector("[data-drop] button.choosable");

interface Held {
  card: HTMLElement;
  /** what pressing the card would press */
  button: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  moving: boolean;
}

/** An attachment for a hand whose cards can be dragged. */
export function draggable(hand: HTMLElement): () => void {
  let held: Held | null = null;
  let aim: HTMLElement | null = null;

  const aimAt = (next: HTMLElement | null): void => {
    if (next === aim) return;
    aim?.classList.remove("aimed");
    next?.classList.add("aimed");
    aim = next;
  };
  const letGo = (): void => {
    const card = held?.moving ? held.card : null;
    held = null;
    aimAt(null);
    if (!card) return;
    card.classList.remove("carried");
    const was = card.style.transform;
    card.style.transform = "";
    if (was && !still())
      card.animate([{ transform: was }, { transform: "none" }], { duration: BACK, easing: "ease-out" });
  };
  const down = (event: PointerEvent): void => {
    letGo();
    const card = (event.target as Element).closest<HTMLElement>("[data-thing]");
    const button = card?.querySelector<HTMLElement>("button.choosable, button.chosen");
    if (event.button === 0 && event.isPrimary && card && button)
      held = { card, button, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
  };
  const begin = ({ card, pointer }: Held): void => {
    card.setPointerCapture(pointer);
    card.classList.add("carried");
    card.dispatchEvent(new PointerEvent("pointercancel")); // it is no long press any more
    hideTip();
  };
  const move = (event: PointerEvent): void => {
    if (!held || event.pointerId !== held.pointer) return;
    if (!event.buttons) return letGo(); // it was released where no event reaches the page
    const [across, below] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moving && Math.hypot(across, below) < FAR) return;
    if (!held.moving) begin(held);
    held.moving = true;
    held.card.style.transform = leaning(across, below);
    aimAt(goalOf(under(event, held.card)));
  };
  const up = (event: PointerEvent): void => {
    if (!held || event.pointerId !== held.pointer) return;
    const { button, card, moving } = held;
    const wish = moving ? (aim ?? (onTable(under(event, card)) && clear(button) ? button : null)) : null;
    if (moving) swallowClick();
    letGo();
    wish?.click();
  };
  const key = (event: KeyboardEvent): void => void (event.key === "Escape" && letGo());

  // on the whole page, since a quick pointer leaves the card at once
  const listeners = { pointermove: move, pointerup: up, pointercancel: letGo, keydown: key } as const;
  hand.addEventListener("pointerdown", down);
  for (const [name, listener] of Object.entries(listeners))
    globalThis.addEventListener(name, listener as EventListener);
  return () => {
    letGo();
    hand.removeEventListener("pointerdown", down);
    for (const [name, listener] of Object.entries(listeners))
      globalThis.removeEventListener(name, listener as EventListener);
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
