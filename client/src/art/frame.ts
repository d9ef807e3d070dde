/** The paper of a card: its border and foot, and the marks that hang on it. Box 0 0 100 140. */
import { type Hex, NIGHT, tone } from "./color";
import { INK, PAPER, RED } from "./palette";
import { figureText } from "./shapes";

const WINDOW = "M9 3.5H91Q96.5 3.5 96.5 9V93Q96.5 98.5 91 98.5H9Q3.5 98.5 3.5 93V9Q3.5 3.5 9 3.5Z";
const BORDER = `M-2-2H102V142H-2Z${WINDOW}`;

/** A sheet of paper with a window; below it the foot, where values stand; between them the colour of the deck. */
export function frame(deck: Hex): string {
  const strip = `<path d="M3.5 97H96.5V101H3.5Z" fill="#${deck}"/>`;
  return (
    `<path d="${BORDER}" fill="#${NIGHT}" fill-rule="evenodd" opacity=".4" transform="translate(1.2 1.8)"/>` +
    `<path d="${BORDER}" fill="#${PAPER}" fill-rule="evenodd"/>` +
    `<path d="${WINDOW}" fill="none" stroke="#${deck}" stroke-width="1.4" opacity=".8"/>` +
    strip
  );
}

/** Points that are won: a dark puck with a bright ring. */
export function puck(value: number | string, ring: Hex): string {
  const big = String(value).length > 2 ? 17 : 21;
  return (
    `<circle cx="18" cy="19.5" r="16" fill="#${NIGHT}" opacity=".35"/><circle cx="17" cy="17.5" r="16" fill="#${INK}"/>` +
    `<circle cx="17" cy="17.5" r="14" fill="none" stroke="#${ring}" stroke-width="2.2"/>` +
    `<path d="M8.5 10A12.3 12.3 0 0 1 17 5.2" fill="none" stroke="#fff" stroke-width="1.2" stroke-linecap="round" opacity=".5"/>` +
    figureText(value, 17, 17.5, big, "#fffaf0")
  );
}

/** Points that are lost: a pennant from the upper edge. */
export function pennant(text: string, bad: boolean): string {
  const d = "M4 0H32V28L18 36L4 28Z";
  const c = bad ? RED : "6a6472";
  return (
    `<path d="${d}" fill="#${NIGHT}" opacity=".35" transform="translate(1.2 1.8)"/><path d="${d}" fill="#${c}"/>` +
    `<path d="M18 36L32 28V0H25V25Z" fill="#${tone(c, -0.28)}" opacity=".8"/><path d="M6.5 0V26.6L18 33.2L29.5 26.6V0" fill="none" stroke="#fff" stroke-width="1.2" opacity=".55"/>` +
    figureText(text, 17.6, 16, text.length > 1 ? 19.5 : 21, "#fffaf0")
  );
}

/** A round tab in the upper right corner, for an icon. */
export const tab = (c: Hex): string =>
  `<circle cx="86" cy="17" r="12.5" fill="#${NIGHT}" opacity=".35"/><circle cx="85" cy="15.5" r="12.5" fill="#${c}"/><circle cx="85" cy="15.5" r="11" fill="none" stroke="#fff" stroke-width="1" opacity=".6"/>`;

/** Behind bars: over the picture, below the numbers. */
export const BARS: string = [22, 40, 60, 78]
  .map(
    (x) =>
      `<path d="M${x - 2.4} 0H${x + 2.4}V100H${x - 2.4}Z" fill="#${NIGHT}" opacity=".4" transform="translate(2 0)"/><path d="M${x - 2.4} 0H${x + 2.4}V100H${x - 2.4}Z" fill="#3d3a4a"/><path d="M${x - 1.2} 0V100" stroke="#8d8aa0" stroke-width="1.1"/>`,
  )
  .join("");
