/** What can be measured about a page as it is shown. */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { GAMES, type Guest } from "./guest";
import { CHANGED } from "../src/text/trial";
import { ROOT } from "./server";

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf-8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// The numbers drawn on a card stand in its label too, in words and in another order.
const DRAWN = { "label-content-name-mismatch": { enabled: false } };

export interface Fault {
  rule: string;
  at: string[];
}
interface Axe {
  run(
    of: Document,
    how: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** The rules that are about colours: the only ones that another theme can break. */
export const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with the page, by these tags or rules. */
export async function faults({ page }: Guest, runOnly: string[] = TAGS): Promise<Fault[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([runOnly, rules]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(document, { runOnly, rules, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => ({
        rule: id,
        at: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ""}`),
      }));
    },
    [runOnly, runOnly === TAGS ? DRAWN : {}] as const,
  );
}

/** By how much the page is wider than the window. */
export const tooWide = ({ page }: Guest): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** By how much the page is higher than the window. */
export const grown = ({ page }: Guest): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** Whether the keyboard is anywhere. */
export const focusIsSomewhere = ({ page }: Guest): Promise<boolean> =>
  page.evaluate(() => !!document.activeElement && document.activeElement !== document.body);

/**
 * What is not in sight, of all that a selector finds on the page: covered, cut off, or outside the window. How many there
 * are is counted too, for nothing would be in sight anyway.
 */
export const unseen = ({ page }: Guest, what: string): Promise<{ count: number; unseen: string[] }> =>
  page.evaluate((what) => {
    const all = [...document.querySelectorAll(what)].filter((one) => one.getClientRects().length);
    const isSeen = (one: Element): boolean => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const [hit] = document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .filter((top) => !top.closest("[role=tooltip]"));
      return !!hit && one.contains(hit) && x > -1 && x + width < innerWidth + 1;
    };
    const called = (one: Element): string => one.getAttribute("aria-label") || one.textContent?.trim() || one.className;
    return { count: all.length, unseen: all.filter((one) => !isSeen(one)).map(called) };
  }, what);

/** How wide the cards are that a selector finds, and whether their names can be read. */
export const cards = ({ page }: Guest, what: string): Promise<{ width: number; named: boolean }[]> =>
  page.evaluate(
    (what) =>
      [...document.querySelectorAll(what)].map((one) => ({
        width: (one as HTMLElement).offsetWidth,
        named: !!one.querySelector(".name")?.getClientRects().length,
      })),
    what,
  );

/**
 * What the decision consists of and cannot be pressed where it is, without scrolling: by what it is called. A phone on
 * its side is too low for a whole board, and so is any screen for letters that are large on it: there, what lies on the
 * board may be scrolled to.
 */
export const cutOff = ({ page }: Guest): Promise<string[]> =>
  page.evaluate(() => {
    const POINTS = [0.5, 0.15, 0.85];
    const LOW = 30; // letters
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const seen = (one: Element): boolean => {
      if (innerHeight < LOW * letter && one.closest(".board")) one.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = one.getBoundingClientRect();
      return POINTS.some((across) =>
        POINTS.some((down) => {
          const [hit] = document
            .elementsFromPoint(x + width * across, y + height * down)
            .filter((top) => !top.closest("[role=tooltip]"));
          return !!hit && one.contains(hit); // an explanation goes away again
        }),
      );
    };
    // A choice may be there twice, in the bar, on a card, on a smaller one: it is the same by its number or its name.
    const asked = [
      ...document.querySelectorAll(
        ".decision.mine .say b, .decision.mine .ways .button, main button.choosable:has(.press)",
      ),
    ];
    const number = (one: Element): string => one.querySelector("kbd, .press")?.textContent || one.className;
    const name = (one: Element): string => one.getAttribute("aria-label") || one.textContent?.trim() || one.className;
    const found = new Set(
      [...asked, ...document.querySelectorAll("main button.choosable")]
        .filter(seen)
        .flatMap((one) => [number(one), name(one)]),
    );
    return asked.filter((one) => !found.has(number(one)) && !found.has(name(one))).map(name);
  });

/** How far a page reaches out of its window, and what of its decision is out of sight. */
const outOfSight = async (guest: Guest): Promise<[number, number, string[]]> => [
  await grown(guest),
  await tooWide(guest),
  await cutOff(guest),
];

/**
 * Everything that has to be decided is in sight, and nothing reaches out of the window; if not, a picture of it is kept.
 * What `also` measures at the same moment is returned, or null if the game is over by then: where all decide at once, a
 * pick can still be changed until the others have chosen, so the result may replace a decision that is being looked at.
 */
export async function decisionInSight<T>(guest: Guest, also: (guest: Guest) => Promise<T>): Promise<T | null> {
  const seen = await guest.still(async () =>
    guest.isOver ? null : { more: await also(guest), legal: guest.update?.legal, found: await outOfSight(guest) },
  );
  if (!seen) return null;
  const { more, legal, found } = seen;
  if (JSON.stringify(found) !== JSON.stringify([0, 0, []])) await picture(guest, "out-of-sight");
  const what = JSON.stringify(legal?.map(({ action }) => action));
  expect([what, ...found]).toEqual([what, 0, 0, []]);
  return more;
}

/** Buttons and the like whose words do not find room in them: what is seen of a word lies outside, or under another one. */
export const overflowing = ({ page }: Guest): Promise<string[]> =>
  page.evaluate(() => {
    const rects = (one: Element): DOMRect[] => {
      const unseen = (parent: Element | null): boolean =>
        !parent || !!parent.closest(".visually-hidden, .press") || getComputedStyle(parent).clipPath === "inset(50%)";
      const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT, (text) =>
        unseen(text.parentElement) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      const found: DOMRect[] = [];
      for (const range = document.createRange(); words.nextNode();) {
        range.selectNodeContents(words.currentNode);
        found.push(...range.getClientRects());
      }
      return found.filter(({ width }) => width > 1);
    };
    const bursts = (one: Element): boolean => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      return (
        width > 1 &&
        rects(one).some(
          (word) => word.left < left - 1 || word.right > right + 1 || word.top < top - 2 || word.bottom > bottom + 2,
        )
      );
    };
    return [...document.querySelectorAll("button, .button, .chip, .choice, label, legend, summary, .links a")]
      .filter(bursts)
      .map((one) => one.textContent?.trim() ?? "");
  });

/** Keys of messages without a translation, as they would stand in the page. */
export const untranslated = ({ page }: Guest): Promise<string[]> =>
  page.evaluate(
    (begins) => document.body.innerText.match(new RegExp(`\\b(?:${begins})-[a-z]+(?:-[a-z]+)*\\b`, "g")) ?? [],
    ["client", "table", "server", ...GAMES, "quick-draw"].join("|"),
  );

/**
 * What is said in a page in the pseudo-language as it is written in English, so that it comes from no Fluent file: what is
 * seen, and what is said to screen readers. Names of people and what may be typed again (in `code`) are said as they are; a map is drawn with letters.
 */
export const plainWords = ({ page }: Guest, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([plain, names]) => {
      const said = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap((one) =>
        ["aria-label", "title", "placeholder", "alt"].map((name) => one.getAttribute(name) ?? ""),
      );
      const written = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
        parentElement?.checkVisibility() && !parentElement.closest("code, kbd, pre, script, style")
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      );
      while (written.nextNode()) said.push(written.currentNode.textContent ?? "");
      const words = said.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
      return [...new Set(words)].filter(
        (word) => [...plain].some((one) => word.includes(one)) && !names.includes(word),
      );
    },
    [CHANGED, names] as const,
  );

/** Keep a picture. The caret stays: to hide it, Playwright would change the style of every input of a page at rest. */
export const picture = async ({ page }: Guest, name: string): Promise<void> =>
  void (await page.screenshot({ path: `${ROOT}artefacts/client/${name}.jpeg`, quality: 85, caret: "initial" }));
