/** `query` has the syntax of PostgreSQL's tsquery. `undefined` finds nothing. */
export interface SearchTerms {
  query: string | undefined;
  words: string[];
  /** The searched text, when a word was probably mistyped. */
  corrected?: string;
}
