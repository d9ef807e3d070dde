/** A part of a game's rules: the key of its title ends with its id, and these are the numbers of its rules. */
export interface Chapter {
  id: string;
  rules: readonly string[];
}
