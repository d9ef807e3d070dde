/** The content files of the games, read for tests: what they hold must be drawn. */

const FILES = import.meta.glob<string>(
  "../../../../src/cantina/games/{bounty_hunters,way_of_the_mandalorian,mandalorian_adventures}/content/*.toml",
  { query: "?raw", import: "default", eager: true },
);
const WORDS = import.meta.glob<string>("../../../../src/cantina/text/*/{bounty-hunters,way-of-the-mandalorian}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Row = Readonly<Record<string, unknown>>;

/** The tables of a name, `[[name]]`, in a text of TOML in which each value stands on one line. */
export function tables(text: string, name: string): Row[] {
  return text
    .split(/^\[\[/m)
    .slice(1)
    .filter((block) => block.startsWith(`${name}]]`))
    .map((block) =>
      Object.fromEntries(
        [...block.matchAll(/^(\w+) = (.*)$/gm)].map(([, key, value]) => [key, JSON.parse(value as string)]),
      ),
    );
}

/** All rows of a kind in a game. */
export function content(
  game: "bounty_hunters" | "way_of_the_mandalorian" | "mandalorian_adventures",
  name: string,
): Row[] {
  return Object.entries(FILES)
    .filter(([path]) => path.includes(`/${game}/`))
    .flatMap(([, text]) => tables(text, name));
}

/** The names of cards in every language that there is. */
export function names(): string[] {
  const key =
    /^(?:bounty-hunters-(?:character|hunter|family)|way-of-the-mandalorian-(?:card|mission|character))-[\w-]+ = ([^{\n]+)$/gm;
  return Object.values(WORDS).flatMap((text) => [...text.matchAll(key)].map(([, name]) => (name as string).trim()));
}
