import { sitePages } from '~/content/site/site-areas';
import type { PageSuggestion } from './not-found-view';

/** The two-letter pieces of a word: two words that share many differ by a slipped letter. */
type Pieces = ReadonlySet<string>;

const longestPath = 200;
const mostWords = 12;
const mostSuggestions = 3;
const likelyEnough = 0.6;

const wordsOf = (text: string) => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2),
  ),
];

const piecesOf = (word: string): Pieces =>
  new Set(Array.from({ length: word.length - 1 }, (_, start) => word.slice(start, start + 2)));

/** What two words have in common, from 0 to 1. */
function likeness(first: Pieces, second: Pieces): number {
  let both = 0;
  for (const piece of first) if (second.has(piece)) both += 1;
  return (2 * both) / (first.size + second.size);
}

/** Worked out once: anybody can ask for unknown pages, as many as they like. */
const pages = sitePages.map(({ label, href }) => ({
  label,
  href,
  words: wordsOf(`${href} ${label}`).map(piecesOf),
}));

/** Up to three pages whose address or name is nearest to a path that does not exist. */
export function suggestPages(path: string): PageSuggestion[] {
  const asked = wordsOf(path.slice(0, longestPath)).slice(0, mostWords).map(piecesOf);
  return pages
    .map(({ label, href, words }) => ({
      page: { label, href },
      score: asked.reduce(
        (sum, word) => sum + Math.max(0, ...words.map((other) => likeness(word, other))),
        0,
      ),
    }))
    .filter(({ score }) => score >= likelyEnough)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostSuggestions)
    .map(({ page }) => page);
}

/** What the end of an address asks for, in words that can be searched for: "/shp/mosaic-mugs" for "mosaic mugs". */
export function extractSearchWords(path: string): string {
  const [last = ''] = path.slice(0, longestPath).split('/').filter(Boolean).slice(-1);
  return wordsOf(last).slice(0, mostWords).join(' ');
}
