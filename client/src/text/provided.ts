/** Fluent files that this page was built without, such as those of a game that joined the server later. */

/** Loads a file in a language. */
type Load = (language: string) => Promise<string>;
const loaders = new Map<string, Load>();

/** Have a file loaded by this function; each language once, unless that fails. */
export function provide(file: string, load: Load): void {
  const loaded = new Map<string, Promise<string>>();
  loaders.set(file, (language) => {
    const text = loaded.get(language) ?? load(language);
    loaded.set(language, text);
    text.catch(() => loaded.delete(language));
    return text;
  });
}

/** A provided file in a language; "" if it cannot be had now. */
export const providedText = async (file: string, language: string): Promise<string> =>
  (await loaders
    .get(file)?.(language)
    .catch(() => "")) ?? "";
