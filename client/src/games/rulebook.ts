/** The rules of a game as its page shows them. */

/** A part of a game's rules: the key of its title ends with its id, and these are the numbers of its rules. */
export interface Chapter {
  id: string;
  rules: readonly string[];
}

/** The message keys of a thing's name (or of a word with its forms) and of its explanation. */
export type Thing = readonly [title: string, text: string];

export interface RuleBook {
  CHAPTERS: readonly Chapter[];
  /** numbers that only matter to builders and testers */
  FOR_BUILDERS: readonly string[];
  /** what there is in the game */
  THINGS: readonly Thing[];
}
