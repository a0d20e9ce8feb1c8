import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.server';
import { toStatement } from '../../db/statement.server';
import { anyProductWith } from './search-conditions.server';
import type { SearchTerms } from './search-terms.server';

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

interface WordRow {
  word: string;
  lexemes: string[];
  nearest: string | null;
  nearest_lexemes: string[] | null;
}

/** Lower-case words of letters and digits: nothing of the operators or quotes that search languages know is left. */
export function splitWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => [...word].slice(0, LONGEST_WORD).join(''));
}

/** As written and as the beginning of a longer word, or by its English stem where that is another beginning. */
function anyFormOf(word: string, lexemes: readonly string[]): string {
  const stems = lexemes.filter((lexeme) => !lexeme.startsWith(word));
  const quoted = stems.map((stem) => `'${stem.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`);
  return `(${[`'${word}':*`, ...quoted].join(' | ')})`;
}

const isFound = anyProductWith(
  sql`(quote_literal(asked.word) || ':*')::tsquery || plainto_tsquery('english', asked.word)`,
);

/** For every word its English stem; for one that is nowhere in the catalogue, the known word that looks most like it. */
const lookUp = (words: string[]) => sql`
  select asked.word,
    tsvector_to_array(to_tsvector('english', asked.word)) as lexemes,
    near.word as nearest,
    tsvector_to_array(to_tsvector('english', near.word)) as nearest_lexemes
  from unnest(${sql.param(words)}::text[]) with ordinality as asked(word, position)
  cross join lateral (
    select exists (select from search_words where starts_with(word, asked.word)) or ${isFound} as known
  ) as looked_up
  left join lateral (
    select word from search_words
    where not known and word % asked.word
    order by similarity(word, asked.word) desc, word
    limit 1
  ) as near on true
  order by asked.position`;

/** Stop words (the, of, and) are left out as long as another word is there. One query; none for a text without words. */
export async function resolveSearch(database: Database, text: string): Promise<SearchTerms> {
  const words = splitWords(text);
  if (words.length === 0) return { query: undefined, words };
  const rows = await database.rows<WordRow>({ ...toStatement(lookUp(words)), name: 'search-words' });
  const telling = rows.filter((row) => row.lexemes.length > 0);
  const used = (telling.length > 0 ? telling : rows).map(({ word, lexemes, nearest, nearest_lexemes }) =>
    nearest === null ? { word, lexemes } : { word: nearest, lexemes: nearest_lexemes ?? [] },
  );
  const corrected = rows.some((row) => row.nearest !== null);
  return {
    query: used.map(({ word, lexemes }) => anyFormOf(word, lexemes)).join(' & '),
    words: used.map(({ word }) => word),
    ...(corrected && { corrected: rows.map((row) => row.nearest ?? row.word).join(' ') }),
  };
}
