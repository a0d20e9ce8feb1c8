import { sql } from 'drizzle-orm';
import { replacePhrases } from '~/domain/site-search/site-phrases';
import type { SearchWord } from '~/domain/site-search/site-search';
import { findSiteSynonyms } from '~/domain/site-search/site-synonyms';
import { isWeakWord, listSignificantWords } from '../assistant/tokenize-question.server';
import { type Reader, toStatement } from '../db/database.server';

const MAX_WORDS = 8;
/** Counting stops here: a word in more documents ranks the same. */
const MAX_COUNTED = 1_000;
/** Below it a word is another word: weather is not whether. */
const MIN_SIMILARITY = 0.4;
/** Shorter words are similar to too many other words. */
const MIN_CORRECTED_LENGTH = 5;

const FORM_WEIGHTS = { exact: 1, beginning: 0.6, synonym: 0.65 } as const;

/** A form of a word of the query: the word itself, words that begin with it, or a synonym. */
export interface WordForm {
  /** Position of the word in the query. */
  word: number;
  /** In the syntax of tsquery. */
  query: string;
  weight: number;
  /** The word says little about the subject of the query. */
  isWeak: boolean;
  /** Number of documents with it, MAX_COUNTED at most. */
  count: number;
}

export interface ResolvedQuery {
  words: SearchWord[];
  /** Only forms that a document contains. */
  forms: WordForm[];
}

interface Form {
  word: string;
  form: string;
  kind: keyof typeof FORM_WEIGHTS;
}

const listForms = (word: string, isLast: boolean): Form[] => [
  { word, form: word, kind: 'exact' },
  ...(isLast ? [{ word, form: word, kind: 'beginning' } as const] : []),
  ...findSiteSynonyms(word).map((form) => ({ word, form, kind: 'synonym' }) as const),
];

/** Words of letters and digits contain no operators of tsquery. */
const createFormStatement = (forms: readonly Form[]) => sql`
  select looked_up.query::text as query, counted.count
  from unnest(
    ${sql.param(forms.map(({ form }) => form))}::text[], ${sql.param(forms.map(({ kind }) => kind))}::text[]
  ) with ordinality as entered(form, kind, position)
  cross join lateral (
    select case kind when 'beginning' then (quote_literal(form) || ':*')::tsquery
      else plainto_tsquery('english', form) end as query
  ) as looked_up
  cross join lateral (
    select count(*)::integer as count from (
      select from site_search_documents d where d.search @@ looked_up.query limit ${MAX_COUNTED}
    ) as matching
  ) as counted
  order by entered.position`;

/** The most similar word that a document contains. People rarely mistype the first letter. */
const createCorrectionStatement = (words: readonly string[]) => sql`
  select entered.word, near.word as nearest
  from unnest(${sql.param([...words])}::text[]) as entered(word)
  cross join lateral (
    select word from site_search_words w
    where w.word % entered.word and similarity(w.word, entered.word) >= ${MIN_SIMILARITY}::real
      and left(w.word, 1) = left(entered.word, 1) and exists (
      select from site_search_documents d where d.search @@ plainto_tsquery('english', w.word)
    )
    order by similarity(w.word, entered.word) desc, w.word
    limit 1
  ) as near`;

type FoundForm = Form & { query: string; count: number };

async function findForms(db: Reader, forms: readonly Form[]): Promise<FoundForm[]> {
  if (forms.length === 0) return [];
  const rows = await db.rows<{ query: string; count: number }>({
    ...toStatement(createFormStatement(forms)),
    name: 'site-search-forms',
  });
  return rows.flatMap((row, index) => {
    const form = forms[index];
    return form && row.count > 0 ? [{ ...form, ...row }] : [];
  });
}

async function correctWords(db: Reader, words: readonly string[]): Promise<Map<string, string>> {
  const long = words.filter((word) => word.length >= MIN_CORRECTED_LENGTH && !isWeakWord(word));
  if (long.length === 0) return new Map();
  const rows = await db.rows<{ word: string; nearest: string }>(toStatement(createCorrectionStatement(long)));
  return new Map(rows.map(({ word, nearest }) => [word, nearest]));
}

/**
 * The significant words of a query with the forms to search. A word that no document contains is replaced by the most
 * similar one, or left out. The last word may be unfinished. Two queries, two more for a mistyped word.
 */
export async function resolveWords(db: Reader, query: string): Promise<ResolvedQuery> {
  const entered = listSignificantWords(replacePhrases(query)).slice(0, MAX_WORDS);
  const lastWord = entered.at(-1);
  const found = await findForms(
    db,
    entered.flatMap((word) => listForms(word, word === lastWord)),
  );
  const missing = entered.filter((word) => !found.some((form) => form.word === word));
  const corrections = missing.length > 0 ? await correctWords(db, missing) : new Map<string, string>();
  const corrected = await findForms(
    db,
    [...corrections.values()].flatMap((word) => listForms(word, false)),
  );
  const words = entered.map((word): SearchWord => {
    const searched = corrections.get(word);
    if (searched !== undefined) return { word, state: 'corrected', searched };
    if (missing.includes(word)) return { word, state: 'unknown' };
    const synonyms = found.filter((form) => form.word === word && form.kind === 'synonym');
    return {
      word,
      state: 'found',
      ...(synonyms.length > 0 && { synonyms: synonyms.map(({ form }) => form) }),
    };
  });
  const forms = [...found, ...corrected].map(({ word, kind, query: form, count }) => ({
    word: words.findIndex((candidate) => candidate.word === word || candidate.searched === word),
    query: form,
    weight: FORM_WEIGHTS[kind],
    count,
    isWeak: isWeakWord(word),
  }));
  return { words, forms };
}
