import { sql } from 'drizzle-orm';
import {
  getSearchGroup,
  mayCountMiss,
  normaliseSearchQuery,
  type SearchAnswer,
  type SearchGroup,
  type SearchKind,
  type SearchResult,
} from '~/domain/site-search/site-search';
import { findSiteSynonyms } from '~/domain/site-search/site-synonyms';
import { stemWord } from '../assistant/tokenize-question.server';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { siteSearchMisses } from '../db/schema/site-search.server';
import { createExcerpt, type FindWord, markFound } from '../help/excerpt.server';
import { toIsoDay } from '../iso-day.server';
import { type FoundDocument, findDocuments } from './find-documents.server';
import { type ResolvedQuery, resolveWords } from './resolve-words.server';

interface Deps {
  db: QueryBuilder;
  clock: () => Date;
}

interface SearchOptions {
  /** Results of each group. */
  limit: number;
}

/** Documents below this part of the best score are left out. */
const MIN_PART_OF_BEST = 0.05;
/** Documents with a smaller part of the query than this part of what the best one has are left out. */
const MIN_PART_OF_COVERAGE = 0.5;
/** What most visitors look for comes before details with the same words. */
const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  ...{ page: 1.15, feature: 0.7, product: 1, article: 0.9, help: 1.1, question: 0.95 },
  ...{ job: 1, project: 0.85, person: 0.85 },
};
const MAX_BEST = 3;
/** Different searches without result that are counted on one day. */
const MAX_MISSES_A_DAY = 500;

/** Finds the searched words and their synonyms by their stems, and words that begin with the last one. */
function createFindWord({ words }: ResolvedQuery): FindWord {
  const searched = words.map(({ word, searched: nearest = word }) => nearest);
  const byStem = new Map<string, string>();
  for (const word of searched)
    for (const form of [...findSiteSynonyms(word), word]) byStem.set(stemWord(form) ?? form, word);
  const last = searched.at(-1);
  return (word) => {
    const stem = stemWord(word);
    if (stem === undefined) return undefined;
    return byStem.get(stem) ?? (last && word.startsWith(last) ? last : undefined);
  };
}

function toResult({ kind, path, title, description, body }: FoundDocument, find: FindWord): SearchResult {
  // A sentence with an email says little about the page.
  const passages = [description, ...(body ?? '').split('\n')].filter((text) => text && !text.includes('@'));
  return { kind, path, title: markFound(title, find), passage: createExcerpt(passages, find) };
}

/** The documents that match well enough, the best first. */
function rankDocuments(documents: readonly FoundDocument[]): FoundDocument[] {
  const weighted = documents
    .map((document) => ({ ...document, score: document.score * KIND_WEIGHTS[document.kind] }))
    .toSorted((one, other) => other.score - one.score);
  const minScore = (weighted[0]?.score ?? 0) * MIN_PART_OF_BEST;
  const minCoverage =
    Math.max(...weighted.slice(0, MAX_BEST).map(({ coverage }) => coverage)) * MIN_PART_OF_COVERAGE;
  return weighted.filter(({ score, coverage }) => score >= minScore && coverage >= minCoverage);
}

function toGroups(matches: readonly FoundDocument[], find: FindWord, limit: number): SearchGroup[] {
  return [...Map.groupBy(matches, ({ kind }) => getSearchGroup(kind))].map(([id, found]) => ({
    ...{ id, count: found.length },
    results: found.slice(0, limit).map((document) => toResult(document, find)),
  }));
}

/** Everything public that matches, in groups. Accepts any text. */
async function search({ db }: Deps, typed: string, { limit }: SearchOptions): Promise<SearchAnswer> {
  const query = normaliseSearchQuery(typed);
  const resolved = await resolveWords(db, query);
  const matches = rankDocuments(await findDocuments(db, resolved.forms));
  const find = createFindWord(resolved);
  return {
    ...{ query, words: resolved.words },
    best: matches.slice(0, MAX_BEST).map((document) => toResult(document, find)),
    groups: toGroups(matches, find, limit),
  };
}

/** R-SEARCH-2: counts a search without result by day and words. Who searched is not stored. */
async function countMiss({ db, clock }: Deps, { query, words }: SearchAnswer): Promise<void> {
  if (words.length === 0 || !mayCountMiss(query)) return;
  const day = toIsoDay(clock());
  const text = words
    .map(({ word }) => word)
    .toSorted()
    .join(' ');
  const today = await db.$count(siteSearchMisses, sql`${siteSearchMisses.day} = ${day}`);
  if (today >= MAX_MISSES_A_DAY) return;
  await db
    .insert(siteSearchMisses)
    .values({ day, words: text })
    .onConflictDoUpdate({
      target: [siteSearchMisses.day, siteSearchMisses.words],
      set: { count: sql`${siteSearchMisses.count} + 1` },
    });
}

/** The search of the whole site. The catalogue has its own, with filters. */
export const createSiteSearch = ({ db }: Database, options: Omit<Deps, 'db'>) =>
  bindDeps({ db, ...options }, { search, countMiss });

export type SiteSearch = ReturnType<typeof createSiteSearch>;
