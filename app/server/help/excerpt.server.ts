import type { ExcerptPart } from '~/domain/help/help-answers';
import { splitWords, stemWord } from '../assistant/tokenize-question.server';

const MAX_LENGTH = 220;

const listStems = (text: string) => splitWords(text).flatMap((word) => stemWord(word) ?? []);

const countFoundStems = (text: string, found: ReadonlySet<string>) =>
  new Set(listStems(text).filter((stem) => found.has(stem))).size;

function shorten(passage: string): string {
  if (passage.length <= MAX_LENGTH) return passage;
  return `${passage.slice(0, passage.lastIndexOf(' ', MAX_LENGTH))} …`;
}

/** The sentence with most of the found words, the first of several, in parts that mark these words. */
export function createExcerpt(passages: readonly string[], found: ReadonlySet<string>): ExcerptPart[] {
  const sentences = passages.flatMap((passage) => passage.split(/(?<=[.?!])\s+/));
  const counts = sentences.map((sentence) => countFoundStems(sentence, found));
  const best = shorten(sentences[counts.indexOf(Math.max(...counts))] ?? '');
  const parts: ExcerptPart[] = [];
  for (const text of best.split(/([\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}’'-]*)/u)) {
    const isMatch = countFoundStems(text, found) > 0;
    const last = parts.at(-1);
    if (last && !last.isMatch && !isMatch) last.text += text;
    else parts.push({ text, isMatch });
  }
  return parts.filter(({ text }) => text !== '');
}
