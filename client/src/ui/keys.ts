/** Numbers that are typed: one digit is enough where no other number begins with it. */

export class Typed {
  #text = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  constructor(
    private readonly chosen: (number: number) => void,
    private readonly patience = 600,
  ) {}

  /** Take a digit, with `count` numbers to choose from. */
  digit(digit: string, count: number): void {
    clearTimeout(this.#timer);
    this.#text += digit;
    const number = Number(this.#text);
    if (number === 0 || number > count) this.#text = "";
    else if (number * 10 > count) this.enter();
    else this.#timer = setTimeout(() => this.enter(), this.patience);
  }

  /** Choose the number that was typed; false if there is none. */
  enter(): boolean {
    clearTimeout(this.#timer);
    const number = Number(this.#text);
    this.#text = "";
    if (number > 0) this.chosen(number);
    return number > 0;
  }
}

/** Whether a key is meant for a field or a window, not for the table. */
export function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  return event.ctrlKey || event.metaKey || event.altKey || !!target?.closest?.("input, select, textarea, dialog");
}
