/** What a game says about a cell, for all to see. */
export interface Marks {
  /** one could go there */
  reachable?: boolean;
  /** how much it would hurt to go there, if at all */
  harm?: number | string;
  /** it, or what stands there, could be hit */
  target?: boolean;
  /** it lies on the way; the number of the step, or how the way goes on */
  path?: number | boolean;
  chosen?: boolean;
  /** an enemy reaches it */
  danger?: boolean;
  /** out of reach: darker */
  dimmed?: boolean;
}
