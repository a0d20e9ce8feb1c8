/** When the next piece of work can begin. Pages leave it out after its day: enter the one that follows. */
export interface NextStart {
  /** ISO day. */
  day: string;
  /** The day in words, with what depends on it. */
  text: string;
}
