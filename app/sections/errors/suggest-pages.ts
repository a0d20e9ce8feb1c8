import { sitePages } from '~/content/site/site-areas';
import { listBigrams, scoreWords, splitIntoWords } from '~/domain/text/word-similarity';
import type { PageSuggestion } from './not-found-view';

const MAX_PATH_LENGTH = 200;
const MAX_WORDS = 12;
const MAX_SUGGESTIONS = 3;
const MIN_SCORE = 0.6;

/** Calculated once, because requests of unknown pages are unlimited. */
const indexedPages = sitePages.map(({ label, href }) => ({
  label,
  href,
  words: splitIntoWords(`${href} ${label}`).map(listBigrams),
}));

/** Returns up to three pages whose URL or label is similar to a path that does not exist. */
export function suggestPages(path: string): PageSuggestion[] {
  const wanted = splitIntoWords(path.slice(0, MAX_PATH_LENGTH)).slice(0, MAX_WORDS).map(listBigrams);
  return indexedPages
    .map(({ label, href, words }) => ({ page: { label, href }, score: scoreWords(wanted, words) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}

/** Returns the search words of the last part of a path: "mosaic mugs" for "/shp/mosaic-mugs". */
export function extractSearchWords(path: string): string {
  const [last = ''] = path.slice(0, MAX_PATH_LENGTH).split('/').filter(Boolean).slice(-1);
  return splitIntoWords(last).slice(0, MAX_WORDS).join(' ');
}
