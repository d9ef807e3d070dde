/** A long list of choices made short: what several begin with is said once, above them. */

/** How many have to begin alike. */
const SEVERAL = 3;

export interface Led {
  /** what this choice begins with like those around it; empty where it stands alone */
  lead: string;
  /** the rest of it */
  own: string;
  /** whether those that begin like this begin here */
  first: boolean;
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/gu) ?? [];

/** What two texts begin with alike, in whole words; each keeps at least one of its own. */
function alike(text: string, other: string): string {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const least = Math.min(words.length, others.length) - 1;
  const differs = words.findIndex((word, i) => i >= least || word !== others[i]);
  return words.slice(0, Math.max(0, differs)).join("");
}

/** How many texts from a place on begin with the same words as the first two of them, and with which. */
function run(texts: readonly string[], from: number): { lead: string; length: number } {
  const [first = "", ...rest] = texts.slice(from);
  const lead = alike(first, rest[0] ?? "");
  const other = rest.findIndex((text) => alike(first, text) !== lead);
  const length = 1 + (other < 0 ? rest.length : other);
  return lead && length >= SEVERAL ? { lead, length } : { lead: "", length: 1 };
}

/** The choices in their order, each with what it begins with and what is its own. */
export function led(texts: readonly string[]): Led[] {
  const found: Led[] = [];
  while (found.length < texts.length) {
    const { lead, length } = run(texts, found.length);
    const these = texts.slice(found.length, found.length + length);
    found.push(...these.map((text, i) => ({ lead, own: text.slice(lead.length), first: lead !== "" && i === 0 })));
  }
  return found;
}
