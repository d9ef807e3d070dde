/**
 * How a table is laid out. It depends on how much room there is in letters, not in pixels: large text on a desk is a
 * phone that lies on its side.
 */
import { untrack } from "svelte";

export type Shape = "desk" | "flat" | "upright" | "lying" | "phone";

/** Width and height, in letters (rem). */
export interface Letters {
  width: number;
  height: number;
}

const DESK = 78; // room for a panel beside the table; `Table.svelte` of the table asks for the same
const FLAT = { width: 60, height: 46 }; // a tablet that lies: all of the wide table but its panel
const UPRIGHT = { width: 45, height: 60 }; // a tablet that stands: the cards of the others above the board
const LOW = 32; // not high enough for one thing below the other

export function shapeOf({ width, height }: Letters): Shape {
  if (width > DESK) return "desk";
  if (height <= LOW && width * 3 >= height * 4) return "lying";
  if (width >= UPRIGHT.width && height >= UPRIGHT.height) return "upright";
  if (width >= FLAT.width && height >= FLAT.height) return "flat";
  return "phone";
}

/** Whether one thing lies below the other, in a single column or beside the decision. */
export const isStacked = (shape: Shape): boolean => shape === "upright" || shape === "lying" || shape === "phone";

/** The room for a table, as it changes. */
export class Room {
  letters = $state.raw<Letters>({ width: 90, height: 56 });
  shape = $derived.by(() => shapeOf(this.letters));

  /** An attachment: this element is the table; it is as wide as what it lies in, whether that scrolls or not. */
  of = (table: HTMLElement): (() => void) => {
    const around = table.parentElement ?? table;
    const measure = (): void => {
      const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const [width, height] = [around.offsetWidth / letter, innerHeight / letter];
      if (width !== this.letters.width || height !== this.letters.height) this.letters = { width, height };
    };
    untrack(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    observer.observe(table); // its margins are letters, so it changes with them
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  };
}
