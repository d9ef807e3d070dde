/** Puts words on the table beside the seat that they are about; what must be seen there is found by its marks. */
import { type Box, placeBeside } from "./placing";
import { MARK } from "./pointing";

/** the places of the players, what has to be decided, and what it is decided with */
const KEPT = ["[data-beside]", ".held", `[${MARK}]`, "[data-words]"].join(", ");

/** Where an element is, with fields of its own: those of a DOMRect cannot be copied. */
function boxOf(one: Element): Box {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height };
}

/** What can be pressed on the table now. */
const PRESSED = "button.choosable";

/** Where the others of these elements are. */
const boxesOf = (table: Element, what: string, words: Element): Box[] =>
  [...table.querySelectorAll(what)]
    .filter((one) => one !== words)
    .map(boxOf)
    .filter(({ width }) => width > 0);

/** The part of the table that is in sight, without its side panel. */
function stageOf(table: HTMLElement): Box {
  const [all, side] = [boxOf(table), table.querySelector(":scope > .side > .beside")];
  const end = side && boxOf(side).x > all.x + all.width / 2 ? boxOf(side).x : all.x + all.width;
  const bottom = Math.min(all.y + all.height, window.innerHeight);
  return { x: all.x + 4, y: all.y + 4, width: end - all.x - 8, height: bottom - all.y - 8 };
}

/** Put an element beside a seat, or in the middle if it is about nobody. */
export const beside =
  (seat: number | null) =>
  (words: HTMLElement): void => {
    const table = words.closest<HTMLElement>(".table");
    if (!table) return;
    const stage = stageOf(table);
    const of = table.querySelector(seat === null ? "[data-stage]" : `[data-beside="${seat}"]`);
    const { x, y } = placeBeside(
      boxOf(words),
      of ? boxOf(of) : stage,
      stage,
      boxesOf(table, KEPT, words),
      boxesOf(table, PRESSED, words),
    );
    const origin = boxOf(table);
    words.style.left = `${Math.round(x - origin.x - table.clientLeft + table.scrollLeft)}px`;
    words.style.top = `${Math.round(y - origin.y - table.clientTop + table.scrollTop)}px`;
  };
