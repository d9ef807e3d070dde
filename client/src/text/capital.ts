/** Texts that also stand inside sentences begin with a capital where they stand alone. */
export const capital = (text: string): string => text.replace(/^./u, (first) => first.toLocaleUpperCase());
