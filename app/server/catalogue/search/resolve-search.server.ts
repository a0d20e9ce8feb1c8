import { sql } from 'drizzle-orm';
import { findSynonyms, isColourWord, splitSize } from '~/domain/catalogue/search-synonyms';
import { toStatement } from '../../db/database.server';
import type { CatalogueDeps } from '../types.server';
import {
  type BeginningLexemes,
  type BeginningLexemesRow,
  listBeginnings,
  matchAnyForm,
  selectBeginningLexemes,
  type UsedWord,
} from './match-word.server';
import { hasProduct, type SearchTerms } from './search-conditions.server';

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

interface WordRow {
  word: string;
  lexemes: string[];
  /** Whether a product contains the word. */
  known: boolean;
  nearest: string | null;
  nearest_lexemes: string[] | null;
  /** Of all rows. */
  beginning_lexemes: BeginningLexemesRow;
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

const isInProduct = hasProduct(
  sql`(quote_literal(entered.word) || ':*')::tsquery || plainto_tsquery('english', entered.word)`,
);

/** The English stem of each word, and for a word that no product contains, the most similar known word. */
const createLookUp = (words: string[]) => sql`
  with looked_up as (
    select entered.word, position,
      tsvector_to_array(to_tsvector('english', entered.word)) as lexemes, known,
      near.word as nearest,
      tsvector_to_array(to_tsvector('english', near.word)) as nearest_lexemes
    from unnest(${sql.param(words)}::text[]) with ordinality as entered(word, position)
    cross join lateral (
      select exists (select from search_words where starts_with(word, entered.word)) or ${isInProduct} as known
    ) as compared
    left join lateral (
      select word from search_words
      where not known and word % entered.word
      order by similarity(word, entered.word) desc, word
      limit 1
    ) as near on true
  )
  select word, lexemes, known, nearest, nearest_lexemes,
    ${selectBeginningLexemes(
      sql`${sql.param(words.flatMap(listBeginnings))}::text[] || array(select nearest from looked_up)`,
    )} as beginning_lexemes
  from looked_up order by position`;

/** Words with a synonym are neither corrected nor unknown. */
const isUnderstood = ({ word, known }: WordRow) => known || findSynonyms(word).length > 0;

const toTerms = (
  used: readonly UsedWord[],
  known: BeginningLexemes,
  size: string | undefined,
): SearchTerms => ({
  query: used.length > 0 ? used.map((each) => matchAnyForm(each, known)).join(' & ') : undefined,
  words: used.map(({ word }) => word),
  synonyms: used.flatMap(({ word }) => findSynonyms(word)),
  ...(size !== undefined && { size }),
});

/**
 * Leaves out stop words (the, of, and) when there are other words, and words that no product contains when others are known.
 * One query; none for a text without words.
 */
export async function resolveSearch({ db }: CatalogueDeps, entered: string): Promise<SearchTerms> {
  const { text, size } = splitSize(entered);
  const words = splitWords(text);
  if (words.length === 0) return toTerms([], new Map(), size);
  const rows = await db.rows<WordRow>({ ...toStatement(createLookUp(words)), name: 'search-words' });
  const significant = rows.filter((row) => row.lexemes.length > 0 || findSynonyms(row.word).length > 0);
  const candidates = significant.length > 0 ? significant : rows;
  const isUsable = (row: WordRow) => isUnderstood(row) || row.nearest !== null;
  const hasUsable = size !== undefined || candidates.some(isUsable);
  const ignored = hasUsable ? candidates.filter((row) => !isUsable(row)) : [];
  const isCorrected = (row: WordRow) => row.nearest !== null && !isUnderstood(row);
  const used = candidates
    .filter((row) => !ignored.includes(row))
    .map((row) =>
      isCorrected(row)
        ? { word: row.nearest ?? row.word, lexemes: row.nearest_lexemes ?? [] }
        : { word: row.word, lexemes: row.lexemes },
    );
  const known = new Map(Object.entries(rows[0]?.beginning_lexemes ?? {}));
  const things = used.filter(({ word }) => !isColourWord(word));
  const colours = used.filter(({ word }) => isColourWord(word)).map(({ word }) => word);
  return {
    ...toTerms(used, known, size),
    ...(rows.some(isCorrected) && {
      corrected: rows.map((row) => (isCorrected(row) ? row.nearest : row.word)).join(' '),
    }),
    ...(ignored.length > 0 && { ignored: ignored.map(({ word }) => word) }),
    ...(things.length > 0 &&
      colours.length > 0 && { withoutColours: { ...toTerms(things, known, size), ignored: colours } }),
  };
}
