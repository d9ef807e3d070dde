/** What the page has beside its scripts: files with a hash in their names, and words for browsers that run no modules. */
import { createHash } from "node:crypto";
import { PICTURES } from "./heroes";
import { forOld, noScript } from "./plain";

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

const OLD = named("old", "js", "text/javascript", forOld());
const HEROES: Readonly<Record<string, PageFile>> = Object.fromEntries(Object.entries(PICTURES).map(([game, svg]) => [game, named(game, "svg", "image/svg+xml", svg)]));

export const FILES: readonly PageFile[] = [OLD, ...Object.values(HEROES)];

/** Where the picture of each game lies, seen from the page. */
export const heroes = (): Record<string, string> => Object.fromEntries(Object.entries(HEROES).map(([game, { file }]) => [game, `./${file}`]));

export const withoutScript = (): string => `${noScript()}\n    <script nomodule defer src="./${OLD.file}"></script>`;
