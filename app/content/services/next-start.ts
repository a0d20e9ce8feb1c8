/** When the next piece of work can begin. Pages do not show it after its day: then enter the next one. */
export interface NextStart {
  /** ISO day. */
  day: string;
  /** The day in words, with what depends on it. */
  text: string;
}
