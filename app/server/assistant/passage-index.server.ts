import MiniSearch from 'minisearch';
import type { Passage } from './passage.server';
import { significantWords, splitWords, stemWord } from './tokenize-question.server';

export interface PassageMatch {
  passage: Passage;
  /** How much of what was asked it holds, 0 to 1. A word that was only guessed counts half. */
  share: number;
}

export interface PassageIndex {
  /** The best first; empty when they do not hold half of what is asked. */
  search(question: string): PassageMatch[];
}

/** Of a question, by all passages together and by each of them: several things may be asked at once. */
const leastShareOfAll = 0.5;
const leastShareOfEach = 0.3;
/** What scores below this part of the best is no answer beside it. */
const leastOfBest = 0.45;
/** Shorter words have too many neighbours to be mistyped ones. */
const shortestGuessed = 4;

/**
 * Finds passages by the words of a question. A word that is nowhere in the passages counts as the beginning or the
 * mistyped form of one that is.
 */
export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const known = new Set<string>();
  const isGuessed = (stem: string) => stem.length >= shortestGuessed && !known.has(stem);
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'keywords', 'text'],
    tokenize: splitWords,
    processTerm: (word) => stemWord(word) ?? null,
    searchOptions: {
      boost: { title: 3, keywords: 2 },
      prefix: isGuessed,
      fuzzy: (stem) => isGuessed(stem) && 0.2,
    },
  });
  for (const { title, text, keywords = '' } of passages) {
    for (const word of splitWords(`${title} ${keywords} ${text}`)) known.add(stemWord(word) ?? word);
  }
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));

  return {
    search(question) {
      const asked = significantWords(question);
      const stems = new Set(asked.map(stemWord));
      const shareOf = (matched: readonly string[]) =>
        [...new Set(matched)].reduce((sum, stem) => sum + (known.has(stem) ? 1 : 0.5), 0) / stems.size;
      const results = index.search(asked.join(' '));
      if (shareOf(results.flatMap(({ queryTerms }) => queryTerms)) < leastShareOfAll) return [];
      const leastScore = (results[0]?.score ?? 0) * leastOfBest;
      return results.flatMap(({ id, score, queryTerms }) => {
        const passage = passages[id];
        const share = shareOf(queryTerms);
        return passage && share >= leastShareOfEach && score >= leastScore ? [{ passage, share }] : [];
      });
    },
  };
}
