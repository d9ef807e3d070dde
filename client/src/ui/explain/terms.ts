/** Words that have an explanation, found in any text: each word is listed with its forms, for languages bend them. */

export interface Word {
  id: string;
  /** as it may stand in a text; the first is how it is called */
  forms: readonly string[];
}
export interface Segment {
  text: string;
  /** the word that it is */
  id?: string;
}

/** The forms of a word as a Fluent file has them: "credit|credits". */
export const formsOf = (text: string): string[] =>
  text
    .split("|")
    .map((form) => form.trim())
    .filter(Boolean);

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text cut into words with an explanation and what lies between them. The longest form wins. */
export function segmentsOf(text: string, words: readonly Word[]): Segment[] {
  const ids = new Map(words.flatMap(({ id, forms }) => forms.map((form) => [form.toLocaleLowerCase(), id] as const)));
  if (!ids.size) return text ? [{ text }] : [];
  const forms = [...ids.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const found: Segment[] = [];
  let at = 0;
  for (const match of text.matchAll(new RegExp(`(?<!\\p{L})(?:${forms.join("|")})(?!\\p{L})`, "giu"))) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    found.push({ text: match[0], id: ids.get(match[0].toLocaleLowerCase()) ?? "" });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}
