/** The steps of an event as signs: what happens, each on the grid of 24; a line of 2. */
export const STEP_SIGNS = {
  move: "M3 12h13M11 6l6 6-6 6M21 5v14",
  attack: "M12 2l2.6 6.2 6.4-1.6-3 5.9 5 4.2-6.5.6.5 6.5-5-4.4-5 4.4.5-6.5-6.5-.6 5-4.2-3-5.9 6.4 1.6Z",
  spawn: "M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4",
  reveal: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  sabotage: "M13.5 2L5 13.5h6L9.5 22L19 10h-6Z",
  door: "M5 21V3h14v18M3 21h18M12 3v18M9.4 12v2M14.6 12v2",
  child:
    "M8 10C5 6 2 7 1 8.6c2 3 4.6 4.4 7 4M16 10c3-4 6-3 7-1.4-2 3-4.6 4.4-7 4M12 5a5 6 0 1 0 .1 0ZM7 20c1-3 9-3 10 0",
  event: "M7 3h12v15H7ZM5 6v15h11M11 7l4 3.5-4 3.5",
  track: "M3 8h4v8H3ZM10 8h4v8h-4ZM17 8h4v8h-4Z",
  heal: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z",
  other: "M12 3l9 9-9 9-9-9ZM12 8v5M12 16v.1",
} as const;
export type StepSign = keyof typeof STEP_SIGNS;

export interface Step {
  sign: StepSign;
  /** whom it concerns */
  of?: string;
  text: string;
  /** it only happens at a crisis */
  crisis?: boolean;
}
