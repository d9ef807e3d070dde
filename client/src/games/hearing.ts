/** What is heard of a game. */
import type { Sound } from "../sound/recipes";
import type { View } from "./beats";

type ViewOf<Id extends View["game"]> = Extract<View, { game: Id }>;

/** Every event has its sound, or is said to have none; what is sent along with a louder event has none. */
export interface Hearing<Name extends string = string, Shown = View> {
  events: Readonly<Record<Name, Sound | null>>;
  /** whether it will be over soon, as far as the viewer can see: then the music is another */
  isTense: (view: Shown) => boolean;
}

/** What is heard of the game with this id. */
export const hearing = <Name extends string, Id extends View["game"]>(
  game: Id,
  { events, isTense }: Hearing<Name, ViewOf<Id>>,
): Hearing => ({ events, isTense: (view) => view.game === game && isTense(view as ViewOf<Id>) });
