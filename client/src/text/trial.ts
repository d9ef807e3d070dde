/**
 * Two trial languages, for translators and tests; only the address asks for them: `?lang=keys` shows the key of every
 * message, `?lang=zz` shows English with accents and two fifths longer, as a long language would be.
 */

/** Languages that nobody speaks: what the page sends, and what it calls itself, is English. */
export const TRIALS: readonly string[] = ["keys", "zz"];

/** The language that a page is in for browsers and servers. */
export const real = (language: string): string => (TRIALS.includes(language) ? "en" : language);

/** The letters that no word of the pseudo-language has. */
export const CHANGED = "aeiouyclnrstzAEIOU";
const ACCENTED = "äëïöüýçłñŕšťžÄËÏÖÜ";
const TWICE = /[aeiouyrt]/; // doubled, they make a text longer by two fifths

/** A text with accents, and longer: each word always in the same way, since the page looks for some in others. */
export const pseudo = (text: string): string =>
  [...text]
    .map((letter) => {
      const at = CHANGED.indexOf(letter);
      const accented = at < 0 ? letter : (ACCENTED[at] ?? letter);
      return TWICE.test(letter) ? accented + accented : accented;
    })
    .join("");

/** Texts in quotes in a Fluent file: what is done to messages on the way is not done to them. */
const QUOTED = /(?<=\{ ")[^"]+(?=" \})/g;

/** A Fluent file whose quoted texts are pseudo ones. */
export const quotedPseudo = (file: string): string => file.replace(QUOTED, pseudo);
