/** The rules of a game as players read them: chapter by chapter, each rule with its number. */
import type { Chapter } from "../games/rulebook";

export interface Rule {
  id: string;
  text: string;
}
export interface Section {
  title: string;
  rules: Rule[];
}

/** The rules of a game in the reader's language. */
export const sectionsOf = (game: string, chapters: readonly Chapter[], t: (key: string) => string): Section[] =>
  chapters.map(({ id, rules }) => ({
    title: t(`rules-${game}-${id}`),
    rules: rules.map((rule) => ({ id: rule, text: t(`rule-${rule}`) })),
  }));

/** The rules that have all these words in them, with their sections. */
export function found(sections: readonly Section[], words: string): Section[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...sections];
  const fits = (rule: Rule, title: string): boolean =>
    wanted.every((word) => `${rule.id} ${rule.text} ${title}`.toLocaleLowerCase().includes(word));
  return sections
    .map(({ title, rules }) => ({ title, rules: rules.filter((rule) => fits(rule, title)) }))
    .filter((section) => section.rules.length);
}

/** A text in pieces: plain ones, and the numbers of other rules that it names. */
export const piecesOf = (text: string): { text: string; rule: boolean }[] =>
  text
    .split(/\b([A-Z]{2}-[A-Z]?\d+)\b/)
    .map((piece, place) => ({ text: piece, rule: place % 2 === 1 }))
    .filter((piece) => piece.text);
