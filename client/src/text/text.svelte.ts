/**
 * All words that people read, from the Fluent files that the server uses too. A file is loaded when it is needed, in the
 * language of the reader; whoever changes the language gets every file that was needed so far in the new one.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { languagesOf } from "./languages";

export type File =
  | "client"
  | "client-table"
  | "client-learn"
  | "table"
  | "client-bounty-hunters"
  | "client-way-of-the-mandalorian"
  | "bounty-hunters"
  | "way-of-the-mandalorian"
  | "mandalorian-adventures"
  | "mandalorian-adventures-content"
  | "rules-bounty-hunters"
  | "rules-way-of-the-mandalorian"
  | "rules-mandalorian-adventures";
export type Values = Record<string, string | number>;

const FILES = import.meta.glob<string>(
  [
    "../../../src/cantina/text/*/client*.ftl",
    "../../../src/cantina/text/*/table.ftl",
    "../../../src/cantina/text/*/bounty-hunters.ftl",
    "../../../src/cantina/text/*/way-of-the-mandalorian.ftl",
    "../../../src/cantina/text/*/mandalorian-adventures*.ftl",
    "../../../src/cantina/text/*/rules-*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const path = (language: string, file: string): string => `../../../src/cantina/text/${language}/${file}.ftl`;

export const LANGUAGES = languagesOf(Object.keys(FILES));

class Words {
  language = $state("en");
  bundle = $state.raw(new FluentBundle("en", { useIsolating: false }));
  files = new Set<File>();
}
const words = new Words();

/** A bundle of some files in a language; a file that a language lacks is taken in English. */
async function bundleOf(language: string, files: Iterable<File>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all([...files].map((file) => (FILES[path(language, file)] ?? FILES[path("en", file)])?.()));
  for (const text of texts) if (text) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Speak a language from now on. */
export async function speak(language: string): Promise<void> {
  const bundle = await bundleOf(language, words.files);
  words.language = language;
  words.bundle = bundle;
  document.documentElement.lang = language;
}

/** Have the words of some files ready. */
export async function need(...files: File[]): Promise<void> {
  if (files.every((file) => words.files.has(file))) return;
  for (const file of files) words.files.add(file);
  await speak(words.language);
}

/** The language that is spoken now. */
export const language = (): string => words.language;

/** Numbers are written as the server writes them: nothing divides their digits. */
const plain = (values: Values): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value]));

/** A message in the language of the reader; its key where nobody has it. */
export function t(key: string, values: Values = {}): string {
  const pattern = words.bundle.getMessage(key)?.value;
  return pattern ? words.bundle.formatPattern(pattern, plain(values), []) : key;
}

/** Whether there is such a message. */
export const has = (key: string): boolean => words.bundle.hasMessage(key);
