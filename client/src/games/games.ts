/**
 * The registry of games. Nothing large is loaded with it: drawn tables, rules and guides come when they are opened. What
 * never changes about the games of this build is generated; the server may offer more games, which are played as text.
 */
import { FACTS } from "../facts";
import { api } from "../net/api";
import { provide } from "../text/provided";
import { has, need, t } from "../text/text.svelte";
import type { Facts } from "../wire";
import type { Game, Presentation } from "./contract";

// a game is shown by its folder here
const SHOWN = import.meta.glob<Presentation>("./*/game.ts", { eager: true, import: "default" });

function made(facts: Facts): Game {
  const id = facts.game;
  provide(id, (language) => api.texts(id, language)); // if this page was built without them
  return { files: [id], ...SHOWN[`./${id}/game.ts`], id, facts };
}

/** The games of this build. */
export const GAMES: readonly Game[] = FACTS.map(made);

let known = GAMES;
const names = new Map<string, string>();

/** A game that is known by now. */
export const gameOf = (id: string): Game | undefined => known.find((game) => game.id === id);

/** All games that the server offers. */
export async function offeredGames(): Promise<readonly Game[]> {
  const offered = await api.games();
  for (const { game, name } of offered) names.set(game, name);
  const others = offered.filter(({ game }) => !gameOf(game));
  if (others.length) known = [...known, ...others.map(made)];
  await need(...known.filter(({ id }) => !has(`client-name-${id}`)).flatMap(({ files }) => files));
  return known;
}

/** A game by its id; the server is asked for one that this build does not have. */
export const findGame = async (id: string): Promise<Game | undefined> =>
  gameOf(id) ?? (await offeredGames()).find((game) => game.id === id);

/** The first of these messages that there is; "" for none. */
const first = (...keys: string[]): string => {
  const key = keys.find(has);
  return key ? t(key) : "";
};
/** What a game is about: in the words of this page, else of the game. */
export const aboutOf = (id: string): string => first(`client-about-${id}`, `${id}-about`);

/** What a game is called: in the words of this page, else of the game, else of the server. */
export const titleOf = (id: string): string => first(`client-name-${id}`, `${id}-name`) || (names.get(id) ?? id);

/** The picture of a game, drawn when the page was built; "" if there is none. */
export const heroOf = (id: string): string => __HEROES__[id] ?? "";

/** Gives what lies behind the picture of a game its colours. */
export const coloured =
  (id: string) =>
  (node: HTMLElement): void => {
    for (const [name, colour] of Object.entries(gameOf(id)?.colours ?? {})) node.style.setProperty(`--${name}`, colour);
  };
