/** Every screen there is, and how somebody comes to it. */
import type { Person } from "./person";
import { byKeys, toTheEnd } from "./players";

export type Screen = readonly [name: string, come: (person: Person) => Promise<unknown>];

const at =
  (hash: string, shows: string): Screen[1] =>
  async (person) => {
    await person.go(hash);
    await person.page.waitForSelector(shows);
  };
/** At a table of a game, dealt the same each time. */
const table =
  (game: "bounty-hunters" | "way-of-the-mandalorian", seats: number, press = "", shows = ".decision.mine"): Screen[1] =>
  async (person) => {
    await person.play({ game, seats, lesson: true });
    await person.page.waitForSelector(".decision.mine");
    if (press) await person.page.locator(press).first().click();
    await person.page.waitForSelector(shows);
  };
const ended: Screen[1] = async (person) => {
  await person.play({ game: "bounty-hunters", seats: 3, options: { max_turns: 2 } });
  await toTheEnd(person, byKeys);
  await person.page.waitForSelector(".proof .ok");
};
const pressed = (press: string, shows: string): Screen[1] => async ({ page }) => {
  await page.mouse.move(0, 0); // what the pointer rested on may have moved
  await page.locator("[role=tooltip]").waitFor({ state: "hidden" });
  await page.locator(press).first().click();
  await page.waitForSelector(shows);
};

/** Screens around the tables, one after the other for the same person. */
export const AROUND: readonly Screen[] = [
  ["start", at("#/", ".games")],
  ["settings", pressed("header button", "dialog select")],
  ["new", at("#/new/way-of-the-mandalorian", "form")],
  ["new-options", pressed("summary", "details[open] label")],
  ["rules", at("#/rules/bounty-hunters", "main h2")],
  ["rules-entry", at("#/rules/bounty-hunters/BH-53", ".meant")],
  ["learn", at("#/learn/way-of-the-mandalorian", "section .yours")],
  ["mine-none", at("#/mine", "h1")],
  ["nowhere", at("#/nowhere/at/all", "[role=alert]")],
  ["lobby", async (anna) => anna.go(`#/table/${await anna.table({ game: "bounty-hunters", seats: 4, open: [1, 2] })}`)],
  ["invite", pressed("li button:has-text('Invite')", "#invitation")],
  ["mine", at("#/mine", "h1 ~ *")],
];

export const TABLES: readonly Screen[] = [
  ["bounty-hunters", table("bounty-hunters", 6)],
  ["bounty-hunters-rival", pressed(".rivals button", "dialog")],
  ["way-of-the-mandalorian", table("way-of-the-mandalorian", 4)],
  ["way-of-the-mandalorian-rival", pressed(".rivals button", "dialog")],
  ["say", table("bounty-hunters", 3, "button[aria-label='Say something']", "dialog")],
  ["this-table", table("way-of-the-mandalorian", 3, "button[aria-label='This table']", "dialog")],
  ["result", ended],
  ["replay", pressed("button:has-text('Replay')", "dialog input[type=range]")],
];
