/** The games as the shell knows them; what is drawn of one is loaded when it is opened. */
import type { Component, Snippet } from "svelte";
import type { Line } from "../net/live.svelte";
import type { Explained } from "../table/tip.svelte";
import type { File } from "../text/text.svelte";
import type { Bot, Cards, Outline, Update } from "../wire";

/** How well a bot plays. */
export type Level = Bot["level"];

/** One of the choices of a decision: an action, or something to do on the way to one. */
export interface Choice {
  action: string;
  label: string;
  /** done instead of playing the action */
  run?: () => void;
  /** whether it is switched on, for what can be switched */
  on?: boolean;
  /** shown on a card or a pile of its own, not in the bar */
  elsewhere?: boolean;
  /** the one that most will want */
  first?: boolean;
  /** ask before it is done, with these words */
  ask?: string;
}
export interface Decision {
  sentence: string;
  hint?: string;
  /** numbered in this order */
  choices: Choice[];
}

/** What the drawn table of a game gets. */
export interface TableProps {
  update: Update;
  /** what is printed on the cards, by their numbers */
  cards: Cards["cards"];
  names: string[];
  /** who looks, null for a spectator */
  seat: number | null;
  /** wish for an action; `name` is what a reader calls it, should it be refused */
  act: (action: string, name?: string) => void;
  /** shows the bar of decisions; null while it is not ours to decide */
  decide: Snippet<[Decision | null]>;
  /** shows the log; the game can say what a line speaks of */
  side: Snippet<[(line: Line) => Explained | null]>;
  status: (seat: number) => Status;
  /** a moment of the past: nothing can be done here */
  past?: boolean;
  /** where there is no room beside the table, what stands there is shown over it */
  beside?: boolean;
}
export interface Status {
  status: "ready" | "thinking" | "away" | "stand-in" | "yours" | "";
  says: string;
}

/** The module of a game. */
export interface Drawn {
  default: Component<TableProps>;
}

export interface Game {
  id: Outline["game"];
  seats: readonly [least: number, most: number];
  /** how many play when somebody wants to play now */
  now: number;
  minutes: number;
  levels: readonly Level[];
  files: readonly File[];
  load?: () => Promise<Drawn>;
  hero: string;
}

const hero = (id: string): string => __HEROES__[id] ?? "";

export const GAMES: readonly Game[] = [
  {
    id: "bounty-hunters",
    seats: [2, 6],
    now: 4,
    minutes: 20,
    levels: ["random", "greedy"],
    files: ["bounty-hunters", "client-bounty-hunters"],
    load: () => import("./bounty-hunters/Table.svelte"),
    hero: hero("bounty-hunters"),
  },
  {
    id: "way-of-the-mandalorian",
    seats: [2, 4],
    now: 3,
    minutes: 45,
    levels: ["random", "greedy"],
    files: ["way-of-the-mandalorian", "client-way-of-the-mandalorian"],
    load: () => import("./way-of-the-mandalorian/Table.svelte"),
    hero: hero("way-of-the-mandalorian"),
  },
  {
    id: "mandalorian-adventures",
    seats: [1, 4],
    now: 1,
    minutes: 60,
    levels: ["random", "greedy", "ahead"],
    files: ["mandalorian-adventures", "mandalorian-adventures-content"],
    hero: hero("mandalorian-adventures"),
  },
];

export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
