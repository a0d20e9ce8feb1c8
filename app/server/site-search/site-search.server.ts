import type { HelpContent } from '~/content/help/merge-help';
import {
  getSearchGroup,
  normaliseSearchQuery,
  type SearchAnswer,
  type SearchGroup,
  type SearchResult,
} from '~/domain/site-search/site-search';
import { bindDeps } from '../bind-deps.server';
import type { Database, Reader } from '../db/database.server';
import { createExcerpt, type FindWord, markFound } from '../help/excerpt.server';
import { type FoundDocument, findDocuments } from './find-documents.server';
import { findPassages } from './find-passages.server';
import { createFindWord } from './find-word.server';
import { MAX_BEST, rankDocuments } from './rank-documents.server';
import { resolveWords } from './resolve-words.server';

interface Deps {
  db: Reader;
  clock: () => Date;
  readHelp: () => Promise<HelpContent>;
}

interface SearchOptions {
  /** Results of each group. */
  limit: number;
}

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

/** The search of the whole site. The catalogue has its own, with filters. */
export const createSiteSearch = ({ db, reads = db }: Database, options: Omit<Deps, 'db'>) =>
  bindDeps({ db: reads, ...options }, { search, findPassages });

export type SiteSearch = ReturnType<typeof createSiteSearch>;
