/** What a drawing must hold to: ids of its own, references that lead somewhere, numbers that are numbers. */

const all = (svg: string, pattern: RegExp): string[] => [...svg.matchAll(pattern)].map(([, found]) => found as string);

export const ids = (svg: string): string[] => all(svg, / id="([^"]*)"/g);
export const references = (svg: string): string[] => all(svg, /url\(#([^)]*)\)/g);
export const texts = (svg: string): string[] => all(svg, /<text[^>]*>([^<]*)<\/text>/g);
export const tags = (svg: string): string[] => all(svg, /<(\w+)/g);

/** Why a drawing is broken; nothing if it is not. */
export function faults(svg: string): string[] {
  const own = ids(svg);
  const out = references(svg)
    .filter((name) => !own.includes(name))
    .map((name) => `leads nowhere: ${name}`);
  if (new Set(own).size < own.length) out.push("an id twice");
  if (/NaN|undefined|Infinity|null/.test(svg)) out.push("not a number");
  if (/ style=|<script|<style|href=/.test(svg)) out.push("what a strict policy for content forbids");
  const open = (svg.match(/<(?!\/)[^>]*[^/]>/g) ?? []).length;
  const close = (svg.match(/<\//g) ?? []).length;
  if (open !== close) out.push("an element is left open");
  return out;
}
