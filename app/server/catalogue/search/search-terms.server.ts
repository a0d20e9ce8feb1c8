/** `query` has the syntax of PostgreSQL's tsquery. `undefined` finds nothing, except by `size`. */
export interface SearchTerms {
  query: string | undefined;
  /** The typed words, corrected. */
  words: string[];
  /** The words of the products for the same things. */
  synonyms: string[];
  /** A size in the text, as a value of the facet. */
  size?: string;
  /** The searched text, when a word was probably mistyped. */
  corrected?: string;
  /** Words that no product contains, beside others that do. They are not searched. */
  ignored?: string[];
  /** The same without the names of colours, for a thing that does not exist in the colour. */
  withoutColours?: SearchTerms;
}
