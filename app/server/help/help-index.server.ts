import MiniSearch from 'minisearch';
import { articleSuggestions } from '~/content/help/help-articles';
import { listArticlePassages } from '~/content/help/help-plain-text';
import type { HelpContent } from '~/content/help/merge-help';
import { type HelpAnswer, type HelpAnswers, normaliseHelpQuery } from '~/domain/help/help-answers';
import { listSignificantWords, splitWords, stemWord } from '../assistant/tokenize-question.server';
import { cachePerHelp } from '../help-entries/cached-help.server';
import { createExcerpt } from './excerpt.server';

const MAX_ANSWERS = 8;
/** When no article contains all words, articles below this part of the best score are left out. */
const MIN_PART_OF_BEST = 0.45;
/** Shorter words are similar to too many other words. */
const MIN_FUZZY_LENGTH = 4;

/** Boost of suggested articles over others with the same words. */
const SUGGESTION_BOOST = 1.4;

const suggestedSlugs = new Set(articleSuggestions.map(({ slug }) => slug));

function createIndex({ articles }: HelpContent): MiniSearch {
  const index = new MiniSearch({
    idField: 'slug',
    fields: ['question', 'keywords', 'short', 'text'],
    tokenize: splitWords,
    processTerm: (word) => stemWord(word) ?? word,
    searchOptions: {
      boost: { question: 4, keywords: 3, short: 2 },
      // The user may not have finished the last word.
      prefix: (term, position, terms) => position === terms.length - 1 || term.length >= MIN_FUZZY_LENGTH,
      fuzzy: (term) => term.length >= MIN_FUZZY_LENGTH && 0.2,
      boostDocument: (slug) => (suggestedSlugs.has(String(slug)) ? SUGGESTION_BOOST : 1),
      weights: { prefix: 0.5, fuzzy: 0.2 },
    },
  });
  index.addAll(
    articles.map((article) => {
      const { slug, question, keywords, short } = article;
      return { slug, question, keywords, short, text: listArticlePassages(article).join(' ') };
    }),
  );
  return index;
}

const getIndex = cachePerHelp(createIndex);

function toAnswer(help: HelpContent, slug: string, found: readonly string[]): HelpAnswer[] {
  const entry = help.findArticle(slug);
  if (!entry) return [];
  const { article, category } = entry;
  const excerpt = createExcerpt(listArticlePassages(article), (word) => {
    const stem = stemWord(word);
    return stem !== undefined && found.includes(stem) ? stem : undefined;
  });
  return [{ slug, question: article.question, category: category.name, excerpt }];
}

/** Articles for a query, also with an unfinished last word or a mistyped word. Accepts any text. */
export function searchHelp(help: HelpContent, input: string): HelpAnswers {
  const query = normaliseHelpQuery(input);
  const required = listSignificantWords(query).map((word) => stemWord(word) ?? word);
  const matches = getIndex(help)
    .search(query)
    .filter(({ queryTerms }) => required.length === 0 || queryTerms.some((word) => required.includes(word)));
  const exact = matches.filter(({ queryTerms }) => required.every((word) => queryTerms.includes(word)));
  const isExact = required.length > 0 && exact.length > 0;
  const minScore = isExact ? 0 : (matches[0]?.score ?? 0) * MIN_PART_OF_BEST;
  const answers = (isExact ? exact : matches)
    .filter(({ score }) => score >= minScore)
    .slice(0, MAX_ANSWERS)
    .flatMap(({ id, terms }) => toAnswer(help, String(id), terms));
  return { query, answers };
}
