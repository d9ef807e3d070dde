/** All sounds of the tables, by their names. */
import type { Recipe } from "./layer";
import { CARDS } from "./recipes/cards";
import { FIGHTS } from "./recipes/fights";
import { PEOPLE } from "./recipes/people";
import { PLACES } from "./recipes/places";

const ALL = { ...CARDS, ...FIGHTS, ...PEOPLE, ...PLACES };
export type Sound = keyof typeof ALL;
export const RECIPES: Readonly<Record<Sound, Recipe>> = ALL;
export const SOUNDS = Object.keys(ALL) as readonly Sound[];
