/** What the page has beside its scripts: files with a hash in their names, and words for browsers that cannot run it. */
import { createHash } from "node:crypto";
import { PICTURES } from "./heroes";
import { lookOut, noScript, sayOld } from "./plain";

export interface PageFile {
  file: string;
  text: string;
  media: string;
}

const named = (name: string, end: string, media: string, text: string): PageFile => ({
  file: `assets/${name}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.${end}`,
  text,
  media,
});
const script = (name: string, text: string): PageFile => named(name, "js", "text/javascript", text);

const OLD = script("old", sayOld());
const LOOK_OUT = script("look-out", lookOut(`./${OLD.file}`));
const HEROES: Readonly<Record<string, PageFile>> = Object.fromEntries(
  Object.entries(PICTURES).map(([game, svg]) => [game, named(game, "svg", "image/svg+xml", svg)]),
);

export const FILES: readonly PageFile[] = [OLD, LOOK_OUT, ...Object.values(HEROES)];

/** Where the picture of each game lies, seen from the page. */
export const heroes = (): Record<string, string> =>
  Object.fromEntries(Object.entries(HEROES).map(([game, { file }]) => [game, `./${file}`]));

/** The page with what must stand before its scripts, and without them. */
export const completed = (html: string): string =>
  html
    .replace(/\n\s*<link rel="icon"/, (rest) => `\n    <script src="./${LOOK_OUT.file}"></script>${rest}`)
    .replace("</body>", `  ${noScript()}\n  </body>`);
