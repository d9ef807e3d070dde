/** Both games with a drawn table are played to the end by a guest who presses what glows; all who can play fit on a desk. */
import { describe, expect } from "vitest";
import { type Guest, it, MOST } from "./guest";
import { decisionInSight, grown, picture } from "./layout";
import { byMouse, showsTheEnd, toTheEnd } from "./players";
import { nothingSecret, Received } from "./secrets";

async function fits(guest: Guest): Promise<void> {
  expect((await decisionInSight(guest, outside)) ?? []).toEqual([]);
}

/** Places and cards that lie outside of what is shown. */
const outside = ({ page }: Guest): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "main .rivals > *, main .plaque, main .hand .card, main .missions .card, main .market .card, main .pile .card",
      ),
    ]
      .filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        return width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
      })
      .map((one) => one.getAttribute("aria-label") ?? one.className),
  );

describe.each(MOST)("%s for %i", (game, seats) => {
  it("is played to the end by mouse, never needs scrolling, and keeps its secrets", async ({ comes }) => {
    const anna = await comes();
    const received = new Received(anna, 0);
    await anna.play({ game, seats });
    expect(await toTheEnd(anna, byMouse, fits)).toBeGreaterThan(10);
    await showsTheEnd(anna);
    await nothingSecret(anna, received);
    await anna.press("header .yours", "main .plaque"); // to the table once more
    await picture(anna, `${game}-ended-desk`);
    expect(await anna.still(() => grown(anna))).toBe(0);
  });
});
