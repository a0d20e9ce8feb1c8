import type { ExcerptPart } from '~/domain/help/help-answers';
import { splitWords } from '../assistant/tokenize-question.server';

const MAX_LENGTH = 220;

/** Returns what a word was found by, for example its stem; `undefined` for a word that was not found. */
export type FindWord = (word: string) => string | undefined;

/** The number of different words that were found. */
export const countFound = (text: string, find: FindWord) =>
  new Set(splitWords(text).flatMap((word) => find(word) ?? [])).size;

function shorten(passage: string): string {
  if (passage.length <= MAX_LENGTH) return passage;
  return `${passage.slice(0, passage.lastIndexOf(' ', MAX_LENGTH))} …`;
}

/** The text in parts that mark the found words. */
export function markFound(text: string, find: FindWord): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  for (const part of text.split(/([\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}’'-]*)/u)) {
    const isMatch = countFound(part, find) > 0;
    const last = parts.at(-1);
    if (last && !last.isMatch && !isMatch) last.text += part;
    else parts.push({ text: part, isMatch });
  }
  return parts.filter((part) => part.text !== '');
}

/** The sentence with most of the found words, the first of several, and the index of its passage. */
export function findBestSentence(passages: readonly string[], find: FindWord) {
  const sentences = passages.flatMap((passage, index) =>
    passage
      .split(/(?<=[.?!])\s+/)
      .map((sentence) => ({ index, sentence, found: countFound(sentence, find) })),
  );
  const most = Math.max(...sentences.map(({ found }) => found));
  return sentences.find(({ found }) => found === most) ?? { index: -1, sentence: '', found: 0 };
}

/** A sentence with its found words marked. A long one is cut. */
export const markSentence = (sentence: string, find: FindWord): ExcerptPart[] =>
  markFound(shorten(sentence), find);

/** The sentence with most of the found words, with these words marked. */
export const createExcerpt = (passages: readonly string[], find: FindWord): ExcerptPart[] =>
  markSentence(findBestSentence(passages, find).sentence, find);
