import type { Database } from '../db/database.server';

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** What to look for. `query` is in PostgreSQL's tsquery language; `undefined` finds nothing. */
export interface SearchTerms {
  query: string | undefined;
  /** The beginning of a name that fits best of all. */
  phrase: string;
  /** What is looked for instead, when a word was mistyped. */
  corrected?: string;
}

interface WordRow {
  word: string;
  lexemes: string[];
  known: boolean;
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

/** As written and as the beginning of a longer word, or by its English stem. */
function anyFormOf(word: string, lexemes: readonly string[]): string {
  const quoted = lexemes.map((lexeme) => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`);
  return `(${[`'${word}':*`, ...quoted].join(' | ')})`;
}

const LOOK_UP = `
  select asked.word,
    tsvector_to_array(to_tsvector('english', asked.word)) as lexemes,
    known,
    near.word as nearest,
    tsvector_to_array(to_tsvector('english', near.word)) as nearest_lexemes
  from unnest($1::text[], $2::text[]) with ordinality as asked(word, prefix_query, position)
  cross join lateral (
    select exists (select from search_words where word like asked.word || '%')
      or exists (select from products
                 where state = 'published'
                   and search @@ (asked.prefix_query::tsquery || plainto_tsquery('english', asked.word))) as known
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
  if (words.length === 0) return { query: undefined, phrase: '' };
  const rows = await database.rows<WordRow>({
    name: 'search-words',
    text: LOOK_UP,
    values: [words, words.map((word) => `'${word}':*`)],
  });
  const telling = rows.filter((row) => row.lexemes.length > 0);
  const used = telling.length > 0 ? telling : rows;
  const terms = used.map((row) =>
    row.nearest === null
      ? anyFormOf(row.word, row.lexemes)
      : anyFormOf(row.nearest, row.nearest_lexemes ?? []),
  );
  const phrase = rows.map((row) => row.nearest ?? row.word).join(' ');
  const corrected = rows.some((row) => row.nearest !== null);
  return { query: terms.join(' & '), phrase, ...(corrected && { corrected: phrase }) };
}
