/** Explanations: whatever carries one shows it when it is pointed at, pressed long, or reached by Tab. */

export interface Explained {
  title: string;
  text: string;
  /** what would follow from choosing it, line by line */
  follows?: readonly string[];
  /** the card it is about, drawn large beside it */
  card?: unknown;
  /** the rule it is taken from */
  rule?: string;
}

class Tip {
  shown = $state.raw<Explained | null>(null);
  at = $state.raw({ x: 0, y: 0, width: 0, height: 0 });
  /** the focus is inside: the reader follows its words with the keys */
  entered = $state(false);
  of: Element | null = null;
  /** what had the focus before */
  from: HTMLElement | null = null;
}
export const tip = new Tip();

/** Whether something lies within the explanation. */
export const inTip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("#tip") !== null;

/** Whether it was reached by keys, so that keys lead on. */
export const byKeys = (): boolean => tip.of?.matches(":focus-visible, :has(:focus-visible)") ?? false;

/** Remember where to go back to. */
export function enterTip(): void {
  tip.from = document.activeElement as HTMLElement | null;
  tip.entered = true;
}

/** Return the focus; what is explained there is not explained again. */
export function backFromTip(): void {
  const { from, of } = tip;
  hideTip();
  back = of;
  from?.focus({ preventScroll: true });
  back = null;
}

const POINTED = 450;
const PRESSED = 420;
const LEFT = 400; // long enough to reach the link in the explanation

let back: Element | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Keep it open: the pointer is over the link. */
export const holdTip = (): void => clearTimeout(leaving);
/** Close it, unless the pointer reaches it in a moment. */
export function leaveTip(of: Element | null = tip.of): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => tip.of === of && hideTip(), LEFT);
}

export function hideTip(): void {
  clearTimeout(leaving);
  tip.shown = null;
  tip.entered = false;
  tip.of?.removeAttribute("aria-describedby");
  tip.of = tip.from = null;
}

function show(node: Element, what: () => Explained | null): void {
  const found = what();
  if (!found || !node.isConnected) return;
  clearTimeout(leaving);
  const { x, y, width, height } = node.getBoundingClientRect();
  tip.at = { x, y, width, height };
  tip.shown = found;
  tip.of = node;
  node.setAttribute("aria-describedby", "tip");
}

// What comes to lie under a pointer that has just pressed something was not pointed at.
let pressed = { x: -1, y: -1 };
globalThis.addEventListener?.("pointerdown", ({ clientX: x, clientY: y }) => (pressed = { x, y }), true);
const rests = ({ clientX, clientY }: PointerEvent): boolean => clientX === pressed.x && clientY === pressed.y;

/** An attachment: this element is explained so. */
export function explained(what: () => Explained | null): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const after = (wait: number, press = false): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        long = press;
        show(node, what);
      }, wait);
    };
    const stop = (): void => {
      clearTimeout(timer);
      if (tip.of === node) hideTip();
    };
    // What is taken off the page loses its focus in the middle of a change of the page: nothing else may change then.
    const leave = (): void => {
      clearTimeout(timer);
      queueMicrotask(() => tip.of === node && !node.matches(":focus-within") && hideTip());
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) =>
        (event as PointerEvent).pointerType === "mouse" && !rests(event as PointerEvent) && after(POINTED),
      pointerleave: (event) => {
        if ((event as PointerEvent).pointerType !== "mouse") return;
        clearTimeout(timer);
        if (tip.of === node) leaveTip(node);
      },
      pointerdown: (event) => {
        long = false;
        if ((event as PointerEvent).pointerType === "mouse") stop();
        else after(PRESSED, true);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => {
        clearTimeout(timer);
        long = false;
      },
      focusin: () => back !== node && node.matches(":has(:focus-visible), :focus-visible") && after(POINTED),
      focusout: (event) => inTip((event as FocusEvent).relatedTarget) || leave(),
      // a long press explains, it does not choose
      click: (event) => {
        if (!long) return;
        long = false;
        event.preventDefault();
        event.stopPropagation();
      },
      contextmenu: (event) => {
        event.preventDefault();
        long = false;
        show(node, what);
      },
    };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      if (tip.of === node) hideTip();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener, true);
    };
  };
}
