/**
 * What goes from one place to another, and is to be seen at neither afterwards: a card that a player draws, a hand that is
 * passed. A copy of it flies there and fades. Places are addresses (`games/pointing.ts`).
 */
import { found, type Pointed } from "../../games/pointing";

type Flights = Pointed["flights"];
interface Copy {
  picture: HTMLElement;
  box: DOMRect;
  to: string;
}

const LONG = 480;
const STEP = 60; // between two that begin together
const NAMES = ["data-thing", "data-place", "data-at", "data-told", "data-from", "data-was", "id", "tabindex"];

const inSight = (root: ParentNode, address: string): HTMLElement | undefined =>
  found(root, address).find((one) => one.getBoundingClientRect().width > 0);

/** A picture of a thing, which nothing finds or reads. */
function copied(one: HTMLElement, box: DOMRect): HTMLElement {
  const picture = one.cloneNode(true) as HTMLElement;
  for (const part of [picture, ...picture.querySelectorAll("*")]) NAMES.forEach((name) => part.removeAttribute(name));
  for (const sign of picture.querySelectorAll(".press, .mark")) sign.remove();
  picture.classList.remove("choosable", "chosen", "fresh"); // it is no choice
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("inert", "");
  Object.assign(picture.style, {
    position: "fixed",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "34",
    pointerEvents: "none",
  });
  return picture;
}

/** What will fly, as it looks before it does. */
export function leaving(root: ParentNode, flights: Flights): Copy[] {
  return flights.flatMap(([from, to]) => {
    const place = inSight(root, from);
    const one = place?.matches(".hand") ? place : (place?.querySelector<HTMLElement>(".card") ?? place);
    const box = one?.getBoundingClientRect();
    if (!one || !box?.width) return [];
    const picture = copied(one, box);
    picture.style.setProperty(
      "--card-w",
      one.style.getPropertyValue("--card-w") || getComputedStyle(one).getPropertyValue("--card-w"),
    );
    return [{ picture, box, to }];
  });
}

/** Let copies fly to where they go; a place that is not in sight is gone to by nothing. */
export function fly(root: HTMLElement, copies: readonly Copy[]): Animation[] {
  return copies.flatMap(({ picture, box, to }, i) => {
    const end = inSight(root, to)?.getBoundingClientRect();
    if (!end) return [];
    root.append(picture);
    const across = end.x + end.width / 2 - box.x - box.width / 2;
    const down = end.y + end.height / 2 - box.y - box.height / 2;
    const flight = picture.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${across * 0.9}px, ${down * 0.9}px) scale(0.6)`, opacity: 0.95, offset: 0.85 },
        { transform: `translate(${across}px, ${down}px) scale(0.4)`, opacity: 0 },
      ],
      { duration: LONG, delay: Math.min(i * STEP, 240), easing: "cubic-bezier(0.3, 0.1, 0.3, 1)", fill: "backwards" },
    );
    const gone = (): void => picture.remove();
    flight.finished.then(gone, gone);
    return [flight];
  });
}
