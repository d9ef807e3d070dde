/** A card that can be chosen turns a little towards the mouse that points at it, like a card in the hand under a lamp. */
import { still } from "../../ui/preferences.svelte";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far from its middle a card is pointed at: from -0.5 to 0.5 across and down; `Card.svelte` leans so far. */
export const leanOf = ({ left, top, width, height }: Box, x: number, y: number): { x: number; y: number } => {
  const share = (at: number, size: number): number =>
    size ? Math.round(Math.max(-0.5, Math.min(0.5, at / size - 0.5)) * 100) / 100 : 0;
  return { x: share(x - left, width), y: share(y - top, height) };
};

/** An attachment for a container of cards. */
export function tilting(root: HTMLElement): () => void {
  let leaning: HTMLElement | null = null;
  const lean = (card: HTMLElement, x: number, y: number): void => {
    card.style.setProperty("--lean-x", String(x));
    card.style.setProperty("--lean-y", String(y));
  };
  const rest = (): void => {
    leaning?.style.removeProperty("--lean-x");
    leaning?.style.removeProperty("--lean-y");
    leaning = null;
  };
  const move = (event: PointerEvent): void => {
    const card =
      event.pointerType === "mouse" && !event.buttons && !still()
        ? (event.target as Element).closest<HTMLElement>(".card.choosable")
        : null;
    if (card !== leaning) rest();
    leaning = card;
    if (!card) return;
    const { x, y } = leanOf(card.getBoundingClientRect(), event.clientX, event.clientY);
    lean(card, x, y);
  };
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerleave", rest);
  return () => {
    rest();
    root.removeEventListener("pointermove", move);
    root.removeEventListener("pointerleave", rest);
  };
}
