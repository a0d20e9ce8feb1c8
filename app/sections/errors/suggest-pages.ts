import { sitePages } from '~/content/site/site-areas';
import type { PageSuggestion } from './not-found-view';

/** The pairs of adjacent characters in a word. Words that differ by a typing error share many. */
type Bigrams = ReadonlySet<string>;

const MAX_PATH_LENGTH = 200;
const MAX_WORDS = 12;
const MAX_SUGGESTIONS = 3;
const MIN_SCORE = 0.6;

const splitIntoWords = (text: string) => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2),
  ),
];

const listBigrams = (word: string): Bigrams =>
  new Set(Array.from({ length: word.length - 1 }, (_, start) => word.slice(start, start + 2)));

/** Dice coefficient of two words, from 0 to 1. */
function calculateSimilarity(first: Bigrams, second: Bigrams): number {
  let sharedCount = 0;
  for (const bigram of first) if (second.has(bigram)) sharedCount += 1;
  return (2 * sharedCount) / (first.size + second.size);
}

/** Calculated once, because requests of unknown pages are unlimited. */
const indexedPages = sitePages.map(({ label, href }) => ({
  label,
  href,
  words: splitIntoWords(`${href} ${label}`).map(listBigrams),
}));

/** Returns up to three pages whose URL or label is similar to a path that does not exist. */
export function suggestPages(path: string): PageSuggestion[] {
  const pathWords = splitIntoWords(path.slice(0, MAX_PATH_LENGTH)).slice(0, MAX_WORDS).map(listBigrams);
  return indexedPages
    .map(({ label, href, words }) => ({
      page: { label, href },
      score: pathWords.reduce(
        (sum, word) => sum + Math.max(0, ...words.map((other) => calculateSimilarity(word, other))),
        0,
      ),
    }))
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
