/** What can be measured about a page that somebody looks at. */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { ROOT } from "./house";
import type { Person } from "./person";

const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf-8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// The numbers drawn on a card stand in its label too, in words and in another order.
const DRAWN = { "label-content-name-mismatch": { enabled: false } };

export interface Fault {
  rule: string;
  at: string[];
}
interface Axe {
  run(of: Document, how: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** The rules that are about colours: the only ones that another theme can break. */
export const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with the page, by these tags or rules. */
export async function faults({ page }: Person, runOnly: string[] = TAGS): Promise<Fault[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async ([runOnly, rules]) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { runOnly, rules, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => ({ rule: id, at: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ""}`) }));
  }, [runOnly, runOnly === TAGS ? DRAWN : {}] as const);
}

/** By how much the page is wider than the window. */
export const tooWide = ({ page }: Person): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** By how much the page is higher than the window. */
export const grown = ({ page }: Person): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** Whether the keyboard is anywhere. */
export const focusIsSomewhere = ({ page }: Person): Promise<boolean> => page.evaluate(() => !!document.activeElement && document.activeElement !== document.body);

/** What the decision consists of and cannot be pressed where it is, without scrolling: by what it is called. */
export const cutOff = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const POINTS = [0.5, 0.15, 0.85];
    const seen = (one: Element): boolean => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return POINTS.some((across) =>
        POINTS.some((down) => {
          const [hit] = document.elementsFromPoint(x + width * across, y + height * down).filter((top) => !top.closest("[role=tooltip]"));
          return !!hit && one.contains(hit); // an explanation goes away again
        }),
      );
    };
    // A choice may be there twice, in the bar, on a card, on a smaller one: it is the same by its number or its name.
    const asked = [...document.querySelectorAll(".decision.mine .say b, .decision.mine .ways .button, main button.choosable:has(.press)")];
    const number = (one: Element): string => one.querySelector("kbd, .press")?.textContent || one.className;
    const name = (one: Element): string => one.getAttribute("aria-label") || one.textContent?.trim() || one.className;
    const found = new Set([...asked, ...document.querySelectorAll("main button.choosable")].filter(seen).flatMap((one) => [number(one), name(one)]));
    return asked.filter((one) => !found.has(number(one)) && !found.has(name(one))).map(name);
  });

/** Everything that has to be decided is in sight, and nothing reaches out of the window. If not, a picture of it is kept. */
export async function decisionInSight(person: Person): Promise<void> {
  const what = JSON.stringify(person.update?.legal.map(({ action }) => action));
  const found = [what, await grown(person), await tooWide(person), await cutOff(person)];
  if (JSON.stringify(found) !== JSON.stringify([what, 0, 0, []])) await picture(person, "out-of-sight");
  expect(found).toEqual([what, 0, 0, []]);
}

/** Buttons and the like whose words do not find room in them: what is seen of a word lies outside, or under another one. */
export const overflowing = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const rects = (one: Element): DOMRect[] => {
      const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT, (text) => (text.parentElement?.closest(".said, .press") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
      const found: DOMRect[] = [];
      for (const range = document.createRange(); words.nextNode(); ) {
        range.selectNodeContents(words.currentNode);
        found.push(...range.getClientRects());
      }
      return found.filter(({ width }) => width > 1);
    };
    const bursts = (one: Element): boolean => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      return width > 1 && rects(one).some((word) => word.left < left - 1 || word.right > right + 1 || word.top < top - 2 || word.bottom > bottom + 2);
    };
    return [...document.querySelectorAll("button, .button, .chip, .choice, label, legend, summary, .links a")].filter(bursts).map((one) => one.textContent?.trim() ?? "");
  });

/** Keys of messages that nobody has translated, as they would stand in the page. */
export const untold = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => document.body.innerText.match(/\b(?:client|table|server|bounty-hunters|way-of-the-mandalorian|mandalorian-adventures)-[a-z]+(?:-[a-z]+)*\b/g) ?? []);

/** Keep a picture. */
export const picture = async ({ page }: Person, name: string): Promise<void> => void (await page.screenshot({ path: `${ROOT}artefacts/client/${name}.jpeg`, quality: 85 }));
