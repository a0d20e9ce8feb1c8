import type { ExcerptPart } from '~/domain/help/help-answers';
import { splitWords } from '../assistant/tokenize-question.server';

const MAX_LENGTH = 220;

/** Returns what a word was found by, for example its stem; `undefined` for a word that was not found. */
export type FindWord = (word: string) => string | undefined;

const countFound = (text: string, find: FindWord) =>
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

/** The sentence with most of the found words, the first of several, with these words marked. */
export function createExcerpt(passages: readonly string[], find: FindWord): ExcerptPart[] {
  const sentences = passages.flatMap((passage) => passage.split(/(?<=[.?!])\s+/));
  const counts = sentences.map((sentence) => countFound(sentence, find));
  return markFound(shorten(sentences[counts.indexOf(Math.max(...counts))] ?? ''), find);
}
