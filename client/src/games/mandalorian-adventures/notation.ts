/** Actions of Adventures, taken apart: `play k17 move` is the verb `play` with the card 17 and the space `move`. */
import type { Legal, MandalorianAdventuresSpaceView } from "../../wire";

export type Space = MandalorianAdventuresSpaceView["name"];

export interface Action {
  verb: string;
  /** the number of the thing it names: a card, a cell, a threat, a door; NaN for none */
  number: number;
  /** the action space it names; "" for none */
  space: Space | "";
}

const SPACES: readonly string[] = ["move", "attack", "intel", "plan", "green"];

/** An action by its notation. */
export function taken(action: string): Action {
  const [verb = "", ...named] = action.split(" ");
  const thing = named.find((one) => /^[a-z]?\d+$/.test(one));
  const space = named.find((one) => SPACES.includes(one));
  return { verb, number: Number(thing?.replace(/^[a-z]/, "") ?? NaN), space: (space as Space | undefined) ?? "" };
}

/** The legal actions with one of these verbs, taken apart. */
export const withVerb = (legal: readonly Legal[], ...verbs: string[]): (Action & Legal)[] =>
  legal.map((one) => ({ ...one, ...taken(one.action) })).filter(({ verb }) => verbs.includes(verb));

/** The notation of a card in a space. */
export const playing = (card: number, space: Space): string => `play k${card} ${space}`;
