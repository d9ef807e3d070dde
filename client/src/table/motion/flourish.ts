/** A moment worth seeing: a ring of light and a few sparks where something succeeded, a dark ring where it failed. */

import type { Outcome } from "../../games/contract";

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SPARKS = 14;
const LONG = 760;
const COLOURS: Readonly<Record<Outcome, readonly string[]>> = {
  good: ["var(--gold)", "var(--yours)", "var(--good)"],
  bad: ["var(--bad)"],
};

/** Where each spark flies to: round about, by turns near and far, never by chance. */
export const sparksOf = (spot: Spot, count = SPARKS): { x: number; y: number; turn: number }[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI + (i % 2) * 0.18;
    const far = Math.max(spot.width, spot.height) * (i % 2 ? 0.78 : 0.58);
    return {
      x: Math.round(Math.cos(angle) * far),
      y: Math.round(Math.sin(angle) * far),
      turn: Math.round((angle * 180) / Math.PI),
    };
  });

function piece(parent: HTMLElement, style: Partial<CSSStyleDeclaration>): HTMLElement {
  const made = document.createElement("i");
  Object.assign(made.style, { position: "absolute", left: "50%", top: "50%", ...style });
  parent.append(made);
  return made;
}

/** Show it; returns the animations, so that the caller can finish them early. */
export function flourish(spot: Spot, outcome: Outcome): Animation[] {
  const root = document.createElement("div");
  root.className = "flourish";
  root.setAttribute("aria-hidden", "true");
  Object.assign(root.style, {
    position: "fixed",
    left: `${spot.x}px`,
    top: `${spot.y}px`,
    width: `${spot.width}px`,
    height: `${spot.height}px`,
    zIndex: "40",
    pointerEvents: "none",
  });
  document.body.append(root);
  const colours = COLOURS[outcome];
  const ring = piece(root, {
    width: "100%",
    height: "100%",
    borderRadius: "12%",
    boxShadow: `0 0 0 3px ${colours[0]}, 0 0 40px 8px ${colours[0]}`,
  });
  const shown = [
    ring.animate(
      [
        { transform: "translate(-50%, -50%) scale(0.9)", opacity: 1 },
        { transform: "translate(-50%, -50%) scale(1.25)", opacity: 0 },
      ],
      { duration: LONG, easing: "ease-out", fill: "forwards" },
    ),
  ];
  for (const [i, { x, y, turn }] of (outcome === "good" ? sparksOf(spot) : []).entries()) {
    const spark = piece(root, {
      width: "12px",
      height: "3px",
      borderRadius: "2px",
      background: colours[i % colours.length] ?? "",
    });
    const way = (far: number): string =>
      `translate(-50%, -50%) translate(${x * far}px, ${y * far}px) rotate(${turn}deg)`;
    shown.push(
      spark.animate(
        [
          { transform: `${way(0.45)} scaleX(0.4)`, opacity: 1 },
          { transform: `${way(0.85)} scaleX(1.6)`, opacity: 1, offset: 0.5 },
          { transform: `${way(1)} scaleX(0.2)`, opacity: 0 },
        ],
        { duration: LONG, easing: "cubic-bezier(0.1, 0.7, 0.3, 1)", fill: "forwards" },
      ),
    );
  }
  void Promise.allSettled(shown.map((one) => one.finished)).then(() => root.remove());
  return shown;
}
