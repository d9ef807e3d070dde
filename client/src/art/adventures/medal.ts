/** A small round sign at the side of a piece: what it carries. */
import { dot } from "../dot";
import { INK, PAPER } from "../palette";
import type { Pen } from "../paper";
import { cradled } from "./cradled";
import { thing } from "./things";

/** Its middle and half its width; `what` is the name of a bonus, or "child". */
export function medal(what: string, x: number, y: number, r: number, p: Pen): string {
  const id = `${p.id}-m${p.used++}`;
  const inner = what === "child" ? cradled("walking", p) : thing(what, p);
  const k = Math.round((r / 54) * 1000) / 1000;
  return (
    `<path d="${dot(x, y, r + 2)}" fill="#${INK}"/><path d="${dot(x, y, r)}" fill="#fff3d4"/><clipPath id="${id}"><path d="${dot(x, y, r)}"/></clipPath>` +
    `<g clip-path="url(#${id})"><g transform="translate(${x - 50 * k} ${y - 50 * k}) scale(${k})">${inner}</g></g>` +
    `<path d="${dot(x, y, r)}" fill="none" stroke="#${PAPER}" stroke-width="2.4"/>`
  );
}
