/** The fields of a meter. */
export type Field = "filled" | "empty" | "over" | "ignored";

/** First what is asked, filled as far as there is something to fill it; then what is not asked; then what is left over. */
export function fields(need: number, have: number, ignored: number): Field[] {
  const row = Array.from({ length: need }, (_, i): Field => (i < have ? "filled" : "empty"));
  const more = Array.from({ length: Math.max(0, have - need) }, (): Field => "over");
  return [...row, ...Array.from({ length: ignored }, (): Field => "ignored"), ...more];
}
