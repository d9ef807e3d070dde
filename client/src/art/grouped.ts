/** A number as it is printed on things, the same in every language: a narrow space between thousands. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, "\u202f");
