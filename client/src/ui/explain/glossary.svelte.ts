/** The words of the game that is on the table, with their explanations. The game puts them there when it is drawn. */
import type { Explained } from "./explaining.svelte";
import type { Word } from "./terms";

class Glossary {
  words = $state.raw<readonly Word[]>([]);
  explain = $state.raw<(id: string) => Explained | null>(() => null);
}
export const glossary = new Glossary();
