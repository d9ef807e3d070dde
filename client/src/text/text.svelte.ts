/**
 * All texts of the page, from the Fluent files that the server uses too. A file is loaded when it is needed, in the
 * reader's language; a change of language loads every file that was needed so far in the new one.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { languagesOf } from "./languages";
import { providedText } from "./provided";
import { pseudo, quotedPseudo, real } from "./trial";

/** A Fluent file, by its name without the ending. */
export type File = string;
export type Values = Record<string, string | number>;

const FILES = import.meta.glob<string>(
  [
    "../../../src/cantina/text/*/*.ftl",
    // only for the server and the terminal
    "!**/{balance,bench,campaign,check,errors,lab,page,serve,server,store,terminal,winrates}.ftl",
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

/** A file in a language, or in English where the language lacks it; "" if it cannot be had. */
async function textOf(file: File, language: string): Promise<string> {
  const built = FILES[path(language, file)] ?? FILES[path("en", file)];
  return built ? built() : providedText(file, language);
}

/** A bundle of some files in a language. */
async function bundleOf(language: string, files: Iterable<File>): Promise<FluentBundle> {
  const transform = language === "zz" ? pseudo : (text: string): string => text;
  const bundle = new FluentBundle(real(language), { useIsolating: false, transform });
  const texts = await Promise.all([...files].map((file) => textOf(file, real(language))));
  const file = language === "zz" ? quotedPseudo : (text: string): string => text;
  for (const text of texts) if (text) bundle.addResource(new FluentResource(file(text)));
  return bundle;
}

/** Change the language. */
export async function speak(language: string): Promise<void> {
  const bundle = await bundleOf(language, words.files);
  words.language = language;
  words.bundle = bundle;
  document.documentElement.lang = real(language);
}

/** Load the texts of some files. */
export async function need(...files: File[]): Promise<void> {
  if (files.every((file) => words.files.has(file))) return;
  for (const file of files) words.files.add(file);
  await speak(words.language);
}

/** The current language, for browsers and servers. */
export const language = (): string => real(words.language);

const MINUS = "\u2212";
const OPTIONS = { useGrouping: true } as const;

/** A number as people read it: its digits grouped, its minus as wide as a plus. */
class Amount extends FluentNumber {
  constructor(value: number) {
    super(value, OPTIONS);
  }
  override toString(scope: Scope): string {
    return super.toString(scope).replace("-", MINUS);
  }
}

/** A number by itself, as it is written in the language of the reader. */
export const amount = (value: number): string =>
  new Intl.NumberFormat(language(), OPTIONS).format(value).replace("-", MINUS);

const written = (values: Values): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new Amount(value) : value]),
  );

/** A message in the language of the reader; its key if there is none, or if the reader looks for keys. */
export function t(key: string, values: Values = {}): string {
  if (words.language === "keys") return key;
  const pattern = words.bundle.getMessage(key)?.value;
  return pattern ? words.bundle.formatPattern(pattern, written(values), []) : key;
}

/** What the server has worded, as the reader hears it: the server speaks no trial language. */
export const heard = (text: string): string => (words.language === "zz" ? pseudo(text) : text);

/** Whether there is such a message. */
export const has = (key: string): boolean => words.bundle.hasMessage(key);
