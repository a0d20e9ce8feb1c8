import type { ExcerptPart } from '../help/help-answers';
import { cutAtWord } from '../text/cut-at-word';

/** Kinds of documents in the index of the site. */
export const SEARCH_KINDS = [
  ...(['page', 'feature', 'product', 'article', 'help', 'question', 'job', 'project', 'person'] as const),
];
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_GROUPS = ['pages', 'products', 'articles', 'help', 'jobs', 'people'] as const;
export type SearchGroupId = (typeof SEARCH_GROUPS)[number];

const GROUP_OF_KIND: Readonly<Record<SearchKind, SearchGroupId>> = {
  page: 'pages',
  feature: 'pages',
  product: 'products',
  article: 'articles',
  help: 'help',
  question: 'help',
  job: 'jobs',
  project: 'people',
  person: 'people',
};

export const getSearchGroup = (kind: SearchKind): SearchGroupId => GROUP_OF_KIND[kind];

export interface SearchResult {
  /** Path on this site, possibly with a fragment. */
  path: string;
  kind: SearchKind;
  title: readonly ExcerptPart[];
  /** The sentence that matches best. */
  passage: readonly ExcerptPart[];
  /** Id of the section that contains it, when the title has less of the query. */
  section?: string;
}

/** The URL of a result: the section with its sentence, or the page. */
export const getResultHref = ({ path, section }: Pick<SearchResult, 'path' | 'section'>): string =>
  section === undefined ? path : `${path}#${section}`;

export interface SearchGroup {
  id: SearchGroupId;
  /** Number of documents that match, also those that are not listed. */
  count: number;
  /** The best match first. */
  results: readonly SearchResult[];
}

/** What the search did with a word of the query. */
export interface SearchWord {
  word: string;
  /** `corrected`: no document has the word, and a similar one was searched. `unknown`: it was left out. */
  state: 'found' | 'corrected' | 'unknown';
  /** The searched word, when it was corrected. */
  searched?: string;
  /** Other words for the same thing that were searched as well. */
  synonyms?: readonly string[];
}

export interface SearchAnswer {
  query: string;
  /** The significant words of the query. */
  words: readonly SearchWord[];
  /** The best matches of all groups, three at most. */
  best: readonly SearchResult[];
  /** The group with the best match first. Groups without a match are left out. */
  groups: readonly SearchGroup[];
}

/** What the search dialog shows while a visitor types. */
export interface SearchSuggestions {
  query: string;
  /** Number of documents that match. */
  total: number;
  groups: readonly { label: string; results: readonly Pick<SearchResult, 'path' | 'title' | 'passage'>[] }[];
}

/** In characters. The rest of a longer query is ignored. */
export const MAX_SEARCH_LENGTH = 120;

/** A query as one line of whole words: normalised to NFC, trimmed and cut. Never throws. */
export function normaliseSearchQuery(typed: string): string {
  const line = typed
    .slice(0, MAX_SEARCH_LENGTH * 4)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\uFFFD\s]+/gu, ' ');
  return cutAtWord(line.trim(), MAX_SEARCH_LENGTH);
}

/** The groups without the best matches, which stand above them, and with at most `limit` results. */
export const listFurtherGroups = ({ best, groups }: SearchAnswer, limit: number): SearchGroup[] => {
  const shown = new Set(best.map(({ path }) => path));
  return groups.flatMap(({ id, count, results }) => {
    const further = results.filter(({ path }) => !shown.has(path));
    if (further.length === 0) return [];
    return [{ id, count: count - (results.length - further.length), results: further.slice(0, limit) }];
  });
};

export const countResults = (groups: readonly SearchGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);
