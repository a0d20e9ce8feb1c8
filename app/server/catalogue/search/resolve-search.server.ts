import { sql } from 'drizzle-orm';
import { toStatement } from '../../db/statement.server';
import type { CatalogueDeps } from '../deps.server';
import { existsProduct } from './search-conditions.server';
import type { SearchTerms } from './search-terms.server';

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

interface WordRow {
  word: string;
  lexemes: string[];
  nearest: string | null;
  nearest_lexemes: string[] | null;
}

/** Words of letters and digits in lower case. They contain no operators or quotes of tsquery. */
export function splitWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.slice(0, MAX_WORDS).map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''));
}

/** Matches words that begin with the word, and its English stem when that begins differently. */
function matchAnyForm(word: string, lexemes: readonly string[]): string {
  const stems = lexemes.filter((lexeme) => !lexeme.startsWith(word));
  const quoted = stems.map((stem) => `'${stem.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`);
  return `(${[`'${word}':*`, ...quoted].join(' | ')})`;
}

const isInProduct = existsProduct(
  sql`(quote_literal(entered.word) || ':*')::tsquery || plainto_tsquery('english', entered.word)`,
);

/** The English stem of each word, and for a word that no product contains, the most similar known word. */
const createLookUp = (words: string[]) => sql`
  select entered.word,
    tsvector_to_array(to_tsvector('english', entered.word)) as lexemes,
    near.word as nearest,
    tsvector_to_array(to_tsvector('english', near.word)) as nearest_lexemes
  from unnest(${sql.param(words)}::text[]) with ordinality as entered(word, position)
  cross join lateral (
    select exists (select from search_words where starts_with(word, entered.word)) or ${isInProduct} as known
  ) as looked_up
  left join lateral (
    select word from search_words
    where not known and word % entered.word
    order by similarity(word, entered.word) desc, word
    limit 1
  ) as near on true
  order by entered.position`;

/** Leaves out stop words (the, of, and) when there are other words. One query; none for a text without words. */
export async function resolveSearch({ db }: CatalogueDeps, text: string): Promise<SearchTerms> {
  const words = splitWords(text);
  if (words.length === 0) return { query: undefined, words };
  const rows = await db.rows<WordRow>({ ...toStatement(createLookUp(words)), name: 'search-words' });
  const significant = rows.filter((row) => row.lexemes.length > 0);
  const used = (significant.length > 0 ? significant : rows).map(
    ({ word, lexemes, nearest, nearest_lexemes }) =>
      nearest === null ? { word, lexemes } : { word: nearest, lexemes: nearest_lexemes ?? [] },
  );
  const corrected = rows.some((row) => row.nearest !== null);
  return {
    query: used.map(({ word, lexemes }) => matchAnyForm(word, lexemes)).join(' & '),
    words: used.map(({ word }) => word),
    ...(corrected && { corrected: rows.map((row) => row.nearest ?? row.word).join(' ') }),
  };
}
