import MiniSearch from 'minisearch';
import { articleSuggestions } from '~/content/help/article-suggestions';
import { findHelpArticle, helpArticles } from '~/content/help/help-articles';
import { listArticlePassages } from '~/content/help/help-plain-text';
import { type HelpAnswer, type HelpAnswers, normaliseHelpQuery } from '~/domain/help/help-answers';
import { significantWords, splitWords, stemWord } from '../assistant/tokenize-question.server';
import { createExcerpt } from './excerpt.server';

const MOST_ANSWERS = 8;
/** When no article holds all of the words, those that score below this part of the best are left out. */
const LEAST_OF_BEST = 0.45;
/** Shorter words have too many neighbours to be mistyped ones. */
const SHORTEST_GUESSED = 4;

/** How much more the questions that people should meet first weigh than others that hold the same words. */
const WEIGHT_OF_FIRST = 1.4;

const isFirst = new Set(articleSuggestions.map(({ slug }) => slug));

const index = new MiniSearch({
  idField: 'slug',
  fields: ['question', 'keywords', 'short', 'text'],
  tokenize: splitWords,
  processTerm: (word) => stemWord(word) ?? word,
  searchOptions: {
    boost: { question: 4, keywords: 3, short: 2 },
    // The last word may still be being typed.
    prefix: (term, position, terms) => position === terms.length - 1 || term.length >= SHORTEST_GUESSED,
    fuzzy: (term) => term.length >= SHORTEST_GUESSED && 0.2,
    boostDocument: (slug) => (isFirst.has(String(slug)) ? WEIGHT_OF_FIRST : 1),
    weights: { prefix: 0.5, fuzzy: 0.2 },
  },
});
index.addAll(
  helpArticles.map((article) => {
    const { slug, question, keywords, short } = article;
    return { slug, question, keywords, short, text: listArticlePassages(article).join(' ') };
  }),
);

function toAnswer(slug: string, found: readonly string[]): HelpAnswer[] {
  const placed = findHelpArticle(slug);
  if (!placed) return [];
  const { article, category } = placed;
  const excerpt = createExcerpt(listArticlePassages(article), new Set(found));
  return [{ slug, question: article.question, category: category.name, excerpt }];
}

/** Articles that hold what is typed, also when the last word is unfinished or one is mistyped. Any text may be typed. */
export function searchHelp(typed: string): HelpAnswers {
  const query = normaliseHelpQuery(typed);
  const telling = significantWords(query).map((word) => stemWord(word) ?? word);
  const some = index
    .search(query)
    .filter(({ queryTerms }) => telling.length === 0 || queryTerms.some((word) => telling.includes(word)));
  const all = some.filter(({ queryTerms }) => telling.every((word) => queryTerms.includes(word)));
  const isExact = telling.length > 0 && all.length > 0;
  const least = isExact ? 0 : (some[0]?.score ?? 0) * LEAST_OF_BEST;
  const answers = (isExact ? all : some)
    .filter(({ score }) => score >= least)
    .slice(0, MOST_ANSWERS)
    .flatMap(({ id, terms }) => toAnswer(String(id), terms));
  return { query, answers };
}
