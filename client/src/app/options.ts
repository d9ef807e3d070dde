/** The options of a game as fields of a form, from the schema that the server publishes. */
import { capital } from "../text/capital";

type Value = string | number | boolean | null;
interface Schema {
  enum?: Value[];
  type?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  anyOf?: Schema[];
}

export type Field =
  | { name: string; kind: "choice"; values: Value[] }
  | { name: string; kind: "number"; least: number; most: number }
  | { name: string; kind: "seat" }
  | { name: string; kind: "word" };

/** The field of an option; lists have none: they are left to chance. A number may name a seat, counted from 0. */
function fieldOf(name: string, schema: Schema): Field | undefined {
  if (schema.enum) return { name, kind: "choice", values: schema.enum };
  for (const part of schema.anyOf ?? [schema]) {
    if (part.format === "seat") return { name, kind: "seat" };
    if (part.type === "integer") return { name, kind: "number", least: part.minimum ?? 0, most: part.maximum ?? 1000 };
    if (part.type === "string") return { name, kind: "word" };
  }
  return undefined;
}

/** The name of a game in the schemas: that of "some-game" is SomeGame. */
const title = (game: string): string =>
  game
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** The fields of a game's options, in their order. */
export function fieldsOf(schemas: { $defs: Record<string, unknown> }, game: string): Field[] {
  const found = schemas.$defs[`${title(game)}Options`] as { properties?: Record<string, Schema> } | undefined;
  return Object.entries(found?.properties ?? {}).flatMap(([name, schema]) => fieldOf(name, schema) ?? []);
}

/** The chosen values, without those that were left at their defaults. */
export function chosen(fields: readonly Field[], given: Readonly<Record<string, string>>): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const field of fields) {
    const text = given[field.name] ?? "";
    if (text === "") continue;
    if (field.kind === "choice") found[field.name] = field.values[Number(text)] ?? null;
    else found[field.name] = field.kind === "word" ? text.trim() : Number(text);
  }
  return found;
}

/**
 * The words about an option as a label and a note: "the player who begins; default: random". What
 * explains its values one by one ("story: …; sandbox: …") stays together.
 */
export function labelOf(text: string): { label: string; note: string } {
  const [, label, note] = /^([^:;]+);(.+)$/u.exec(text) ?? [];
  return label && note
    ? { label: capital(label.trim()), note: capital(note.trim()) }
    : { label: capital(text), note: "" };
}
