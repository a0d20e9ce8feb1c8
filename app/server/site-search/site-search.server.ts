import { sql } from 'drizzle-orm';
import {
  getSearchGroup,
  mayCountMiss,
  normaliseSearchQuery,
  type SearchAnswer,
  type SearchGroup,
  type SearchResult,
} from '~/domain/site-search/site-search';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { siteSearchMisses } from '../db/schema/site-search.server';
import { createExcerpt, type FindWord, markFound } from '../help/excerpt.server';
import { toIsoDay } from '../iso-day.server';
import { type FoundDocument, findDocuments } from './find-documents.server';
import { findPassages } from './find-passages.server';
import { createFindWord } from './find-word.server';
import { MAX_BEST, rankDocuments } from './rank-documents.server';
import { resolveWords } from './resolve-words.server';

interface Deps {
  db: QueryBuilder;
  clock: () => Date;
}

interface SearchOptions {
  /** Results of each group. */
  limit: number;
}

/** Different searches without result that are counted on one day. */
const MAX_MISSES_A_DAY = 500;

function toResult({ kind, path, title, description, body }: FoundDocument, find: FindWord): SearchResult {
  // A sentence with an email says little about the page.
  const passages = [description, ...(body ?? '').split('\n')].filter((text) => text && !text.includes('@'));
  return { kind, path, title: markFound(title, find), passage: createExcerpt(passages, find) };
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
  bindDeps({ db, ...options }, { search, findPassages, countMiss });

export type SiteSearch = ReturnType<typeof createSiteSearch>;
