import type { ExcerptPart } from '~/domain/help/help-answers';
import { splitWords, stemWord } from '../assistant/tokenize-question.server';

const MAX_LENGTH = 220;

const stemsOf = (text: string) => splitWords(text).flatMap((word) => stemWord(word) ?? []);

const foundIn = (text: string, found: ReadonlySet<string>) =>
  new Set(stemsOf(text).filter((stem) => found.has(stem))).size;

function shortened(passage: string): string {
  if (passage.length <= MAX_LENGTH) return passage;
  return `${passage.slice(0, passage.lastIndexOf(' ', MAX_LENGTH))} …`;
}

/** The sentence that holds most of the found words, the first of them when several do, with those words told apart. */
export function createExcerpt(passages: readonly string[], found: ReadonlySet<string>): ExcerptPart[] {
  const sentences = passages.flatMap((passage) => passage.split(/(?<=[.?!])\s+/));
  const counts = sentences.map((sentence) => foundIn(sentence, found));
  const best = shortened(sentences[counts.indexOf(Math.max(...counts))] ?? '');
  const parts: ExcerptPart[] = [];
  for (const text of best.split(/([\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}’'-]*)/u)) {
    const isTold = foundIn(text, found) > 0;
    const last = parts.at(-1);
    if (last && !last.isMatch && !isTold) last.text += text;
    else parts.push({ text, isMatch: isTold });
  }
  return parts.filter(({ text }) => text !== '');
}
