/** Both games with a drawn table are played to the end by somebody who presses what glows; all who can play fit on a desk. */
import { describe, expect } from "vitest";
import { decisionInSight, grown, picture } from "./looking";
import { it, MOST, type Person } from "./person";
import { byMouse, tellsTheEnd, toTheEnd } from "./players";
import { Ears, nothingSecret } from "./secrets";

async function fits(person: Person): Promise<void> {
  await decisionInSight(person);
  expect(await outside(person)).toEqual([]);
}

/** Places and cards of anybody that lie outside of what is shown. */
const outside = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main .rivals > *, main .plaque, main .hand .card, main .missions .card, main .market .card, main .pile .card")]
      .filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        return width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
      })
      .map((one) => one.getAttribute("aria-label") ?? one.className),
  );

describe.each(MOST)("%s for %i", (game, seats) => {
  it("is played to the end by mouse, never needs scrolling, and keeps its secrets", async ({ comes }) => {
    const anna = await comes();
    const ears = new Ears(anna, 0);
    await anna.play({ game, seats });
    expect(await toTheEnd(anna, byMouse, fits)).toBeGreaterThan(10);
    await tellsTheEnd(anna);
    await nothingSecret(anna, ears);
    await anna.page.click("header .yours"); // to the table once more
    await picture(anna, `${game}-ended-desk`);
    expect(await grown(anna)).toBe(0);
  });
});
