/** Which languages there are, and which of them a reader wants. */

/** The languages there are texts for, from the paths of their files; English first, the others by name. */
export function languagesOf(paths: readonly string[]): string[] {
  const found = new Set(paths.map((path) => path.split("/").at(-2) ?? ""));
  found.delete("en");
  return ["en", ...[...found].sort()];
}

/** The first wanted language that there is: "uk-UA" is matched by "uk". English if none is. */
export function wanted(wishes: readonly string[], offered: readonly string[]): string {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split("-")[0] ?? "";
    if (offered.includes(language)) return language;
  }
  return "en";
}

/** The language that an address asks for, `?lang=uk`; "" if it asks for none. */
export const named = (search: string): string => new URLSearchParams(search).get("lang")?.toLowerCase() ?? "";

/** What a language calls itself. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
