import MiniSearch from 'minisearch';
import type { Passage } from './passage.server';
import { significantWords, splitWords, stemWord } from './tokenize-question.server';

export interface PassageMatch {
  passage: Passage;
  /** The share of the question's words that the passage contains, 0 to 1. A fuzzy match counts half. */
  share: number;
}

export interface PassageIndex {
  /** The best first. Empty when all matches together contain less than half of the question. */
  search(question: string): PassageMatch[];
}

/** Share of the question that all matches together must contain. */
const MIN_TOTAL_SHARE = 0.5;
/** Share of the question that each match must contain. It is lower, because a question can be about several things. */
const MIN_SHARE = 0.3;
/** Matches below this part of the best score are left out. */
const MIN_PART_OF_BEST = 0.45;
/** Shorter words are similar to too many other words. */
const MIN_FUZZY_LENGTH = 4;

/**
 * Finds passages by the words of a question. A word that no passage contains also matches words that begin with it or are
 * similar to it.
 */
export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const known = new Set<string>();
  const isFuzzy = (stem: string) => stem.length >= MIN_FUZZY_LENGTH && !known.has(stem);
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'keywords', 'text'],
    tokenize: splitWords,
    processTerm: (word) => stemWord(word) ?? null,
    searchOptions: {
      boost: { title: 3, keywords: 2 },
      prefix: isFuzzy,
      fuzzy: (stem) => isFuzzy(stem) && 0.2,
    },
  });
  for (const { title, text, keywords = '' } of passages) {
    for (const word of splitWords(`${title} ${keywords} ${text}`)) known.add(stemWord(word) ?? word);
  }
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));

  return {
    search(question) {
      const words = significantWords(question);
      const stems = new Set(words.map(stemWord));
      const getShare = (matched: readonly string[]) =>
        [...new Set(matched)].reduce((sum, stem) => sum + (known.has(stem) ? 1 : 0.5), 0) / stems.size;
      const results = index.search(words.join(' '));
      if (getShare(results.flatMap(({ queryTerms }) => queryTerms)) < MIN_TOTAL_SHARE) return [];
      const minScore = (results[0]?.score ?? 0) * MIN_PART_OF_BEST;
      return results.flatMap(({ id, score, queryTerms }) => {
        const passage = passages[id];
        const share = getShare(queryTerms);
        return passage && share >= MIN_SHARE && score >= minScore ? [{ passage, share }] : [];
      });
    },
  };
}
