/** Every screen there is, and how a guest comes to it. */
import type { Guest } from "./guest";
import { byKeys, toTheEnd } from "./players";

export type Screen = readonly [name: string, come: (guest: Guest) => Promise<unknown>];

const at =
  (hash: string, shows: string): Screen[1] =>
  async (guest) => {
    await guest.go(hash);
    await guest.sees(shows);
  };
/** At a table of a game, dealt the same each time. */
const table =
  (game: string, seats: number, press = "", shows = ".decision.mine"): Screen[1] =>
  async (guest) => {
    await guest.play({ game, seats, lesson: true });
    await guest.sees(".decision.mine");
    if (press) await guest.press(press, shows);
  };
/** A table that waits for friends; its links are kept in the browser before the page is loaded. */
const lobby: Screen[1] = async (guest) => {
  const table = await guest.table({ game: "bounty-hunters", seats: 4, open: [1, 2] });
  await guest.go(`#/table/${table}`);
  await guest.page.reload();
  await guest.sees("#invitation-all");
};
const ended: Screen[1] = async (guest) => {
  await guest.play({ game: "bounty-hunters", seats: 3, options: { max_turns: 2 } });
  await toTheEnd(guest, byKeys);
  await guest.sees(".proof .ok");
};
const pressed =
  (press: string, shows: string): Screen[1] =>
  async (guest) => {
    await guest.page.mouse.move(0, 0); // what the pointer rested on may have moved
    await guest.page.locator("[role=tooltip]").waitFor({ state: "hidden" });
    await guest.press(press, shows);
  };

/** What lies over the page is closed first. */
const closed =
  (come: Screen[1]): Screen[1] =>
  async (guest) => {
    await guest.escape();
    await come(guest);
  };

/** Screens around the tables, one after the other for the same guest. */
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
  ["lobby", lobby],
  ["invite", pressed("li button:has-text('Link to this seat only')", "#invitation")],
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
  ["share", pressed("button:has-text('Share')", "dialog img[width]")],
  ["replay", closed(pressed("button:has-text('Replay')", "dialog input[type=range]"))],
];
