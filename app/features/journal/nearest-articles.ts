import type { Article } from '~/content/journal/article';
import { articles } from '~/content/journal/articles';
import { listBigrams, scoreWords, splitIntoWords } from '~/domain/text/word-similarity';
import { paths } from '~/paths';
import type { PageSuggestion } from '~/sections/errors/not-found-view';

const MAX_LENGTH = 120;
const MAX_WORDS = 12;
const MAX_SUGGESTIONS = 3;
/** The newest ones. */
const MAX_STORED = 200;
/** The lowest score of a similar word: "judgeing" and "judging" reach 0.77. */
const MIN_SCORE = 0.6;

const toIndexed = ({ slug, title }: Pick<Article, 'slug' | 'title'>) => ({
  suggestion: { label: title, href: paths.article(slug) },
  words: splitIntoWords(`${slug} ${title}`).map(listBigrams),
});

/** Calculated once, because requests of unknown articles are unlimited. */
const indexedArticles = articles.map(toIndexed);

/** Up to three articles, of the repository or `stored`, whose title is similar to an unknown slug. */
export function findNearestArticles(slug: string, stored: readonly Article[]): PageSuggestion[] {
  const wanted = splitIntoWords(slug.slice(0, MAX_LENGTH)).slice(0, MAX_WORDS).map(listBigrams);
  return [...indexedArticles, ...stored.slice(0, MAX_STORED).map(toIndexed)]
    .map(({ suggestion, words }) => ({ suggestion, score: scoreWords(wanted, words) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ suggestion }) => suggestion);
}
