import { type SQL, sql } from 'drizzle-orm';
import { findSynonyms } from '~/domain/catalogue/search-synonyms';

/** With more of them, the index takes longer than with the beginning itself. */
const MAX_LEXEMES = 50;

/** All lexemes of products that begin with a text. Texts without any or with too many are absent. */
export type BeginningLexemes = ReadonlyMap<string, readonly string[]>;

/** BeginningLexemes in a row of the database. */
export type BeginningLexemesRow = Readonly<Record<string, readonly string[]>> | null;

/** A word that is searched, with its English stem. */
export interface UsedWord {
  word: string;
  lexemes: readonly string[];
}

/** A word and its synonyms. Words that begin with one of them are found. */
export const listBeginnings = (word: string): string[] => [word, ...findSynonyms(word)];

/**
 * An expression with the BeginningLexemesRow of an array of texts. The index collects all products with any word that begins
 * with a text before it returns the first. It is much faster with the lexemes themselves. Every text with the beginning is
 * before the last code point.
 */
export const selectBeginningLexemes = (beginnings: SQL): SQL => sql`(
  select jsonb_object_agg(beginning, lexemes)
  from (select distinct unnest(${beginnings}) as beginning) as beginnings
  cross join lateral (
    select array_agg(lexeme) as lexemes from (
      select lexeme from search_lexemes
      where lexeme >= beginning and lexeme < beginning || U&'\\+10FFFF' limit ${MAX_LEXEMES + 1}
    ) as found
  ) as collected
  where cardinality(lexemes) <= ${MAX_LEXEMES}
)`;

const quoteLexeme = (lexeme: string) => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/** A tsquery for words that begin with the word or a synonym, and for its English stem when that begins differently. */
export function matchAnyForm({ word, lexemes }: UsedWord, known: BeginningLexemes): string {
  const beginnings = listBeginnings(word).map(
    (beginning) => known.get(beginning)?.map(quoteLexeme) ?? [`'${beginning}':*`],
  );
  const stems = lexemes.filter((lexeme) => !lexeme.startsWith(word)).map(quoteLexeme);
  return `(${[...beginnings.flat(), ...stems].join(' | ')})`;
}
