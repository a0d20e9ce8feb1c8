/** What to look for. `query` is in PostgreSQL's tsquery language; `undefined` finds nothing. */
export interface SearchTerms {
  query: string | undefined;
  words: string[];
  /** What is looked for instead, when a word was mistyped. */
  corrected?: string;
}
