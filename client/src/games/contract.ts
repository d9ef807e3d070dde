/** What the client adds to a game, and the props of a drawn table. */
import type { Component, Snippet } from "svelte";
import type { Shape } from "../art/shapes";
import type { Line } from "../net/live.svelte";
import type { File } from "../text/text.svelte";
import type { Explained } from "../ui/explain/explaining.svelte";
import type { Bot, Cards, Facts, Update } from "../wire";
import type { Beat, EventLine, Script, View } from "./beats";
import type { Lesson } from "./guide";
import type { Hearing } from "./hearing";
import type { Pointed } from "./pointing";
import type { RuleBook } from "./rulebook";

/** How well a bot plays. */
export type Level = Bot["level"];

/** One of the choices of a decision: an action, or a step on the way to one. */
export interface Choice {
  action: string;
  label: string;
  /** done instead of playing the action */
  run?: () => void;
  /** whether it is switched on, for what can be switched */
  on?: boolean;
  /** shown on a card or a pile of its own, not in the bar */
  elsewhere?: boolean;
  /** it settles what is at stake: without it, it would end otherwise */
  deciding?: boolean;
  /** the choice that most players will want */
  first?: boolean;
  /** ask before it is done, with these words */
  ask?: string;
  /** what would follow from it, line by line */
  follows?: readonly string[];
}
export interface Decision {
  sentence: string;
  hint?: string;
  /** numbered in this order */
  choices: Choice[];
}

/** How a player is, as a sign and in words. */
export interface Status {
  status: "ready" | "thinking" | "away" | "stand-in" | "yours" | "";
  says: string;
}

/** The props of a drawn table. */
export interface TableProps {
  update: Update;
  /** what is printed on the cards, by their numbers */
  cards: Cards["cards"];
  names: string[];
  /** the viewer, null for a spectator */
  seat: number | null;
  /** request an action; `name` is what a reader calls it, should it be refused; `ask` is asked before */
  act: (action: string, name?: string, ask?: string) => void;
  /** shows the decision bar; null while the viewer has nothing to decide */
  decide: Snippet<[Decision | null]>;
  /** shows the log; the game can say what a line is about */
  side: Snippet<[(line: Line) => Explained | null]>;
  status: (seat: number) => Status;
  /** what its events mean to the table around it */
  effects: EventEffects;
  /** what is shown while an update is told: a beat, and the view during it; without it the view of the update */
  beat?: Beat | null;
  scene?: View | null;
  /** a moment of the past: no action can be played */
  past?: boolean;
  /** show the side panel over the table, where there is no room beside it */
  beside?: boolean;
}

/** The picture of a player, as the inside of an svg with the box of a face on a card (art/Face.svelte); ids begin with `id`. */
export type Portrait = (id: string) => string;

/** The module of a drawn table. */
export interface Drawn {
  default: Component<TableProps>;
  /** how the events of the game are told, one after the other */
  script: Script;
  /** which things an event is about, and what goes where */
  pointed: (line: EventLine, view: View) => Pointed;
  /** what an event was worth, for the best moment of a game; 0 for what is none */
  feat: (line: Line, cards: Cards["cards"]) => number;
  /** who sits there, where players are known by what they play */
  portrait?: (update: Update, cards: Cards["cards"], seat: number) => Portrait | null;
}

/** The props of a form for standing orders. */
export interface OrdersProps {
  /** the orders given so far */
  orders: object;
  order: (orders: Record<string, unknown>) => Promise<boolean>;
}

export type Outcome = "good" | "bad";
export type Tone = Outcome | "plain";

/** What the events of a game mean to the table around it, by their names. */
export interface EventEffects<Name extends string = string> {
  /** shown over the table for a moment */
  news?: Readonly<Partial<Record<Name, Tone>>>;
  /** a success or a failure: in the colour of either in the log, and a light where it happened */
  outcomes?: Readonly<Partial<Record<Name, Outcome>>>;
  /** how the game ended: its line is shown with the result */
  endings?: readonly Name[];
  /** left out of the log once one of these follows for the same seat, which says more */
  superseded?: Readonly<Partial<Record<Name, readonly Name[]>>>;
}

/** How a game is shown. All of it is optional: any game can be played as text. */
export interface Presentation<EventName extends string = string> {
  /** its Fluent files; one with its id if none are named */
  files?: readonly File[];
  /** the colours behind its picture, and which part of the picture is shown where it is cut */
  colours?: { deep: string; tint: string; glow: string; middle?: string };
  /** its drawn table */
  load?: () => Promise<Drawn>;
  /** what is heard of it */
  sounds?: () => Promise<Hearing>;
  /** its rules by number */
  rules?: () => Promise<RuleBook>;
  lessons?: readonly Lesson[];
  /** a form for standing orders, if the game has any */
  orders?: () => Promise<{ default: Component<OrdersProps> }>;
  events?: EventEffects<EventName>;
  /** the shapes that fall when a player has won */
  shapes?: readonly Shape[];
  /** the message keys of the chart of points: its title, and what its moments are */
  chart?: { title: string; turn: string };
}

/** A game that the server offers: what never changes about it, and how it is shown. */
export interface Game extends Presentation {
  id: string;
  facts: Facts;
  files: readonly File[];
}
