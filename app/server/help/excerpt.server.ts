import type { ExcerptPart } from '~/domain/help-answers';
import { comparableWord, wordsOf } from './help-words.server';

const LONGEST = 220;

const isFound = (word: string, found: ReadonlySet<string>) => {
  const comparable = comparableWord(word);
  return comparable !== null && found.has(comparable);
};

const foundIn = (passage: string, found: ReadonlySet<string>) =>
  new Set(
    wordsOf(passage)
      .filter((word) => isFound(word, found))
      .map(comparableWord),
  ).size;

function shortened(passage: string): string {
  if (passage.length <= LONGEST) return passage;
  return `${passage.slice(0, passage.lastIndexOf(' ', LONGEST))} …`;
}

/** The sentence that holds most of the found words, the first of them when several do, with those words told apart. */
export function excerptOf(passages: readonly string[], found: ReadonlySet<string>): ExcerptPart[] {
  const sentences = passages.flatMap((passage) => passage.split(/(?<=[.?!])\s+/));
  const counts = sentences.map((sentence) => foundIn(sentence, found));
  const best = shortened(sentences[counts.indexOf(Math.max(...counts))] ?? '');
  const parts: ExcerptPart[] = [];
  for (const text of best.split(/([\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}’'-]*)/u)) {
    const isTold = wordsOf(text).some((word) => isFound(word, found));
    const last = parts.at(-1);
    if (last && !last.found && !isTold) last.text += text;
    else parts.push({ text, found: isTold });
  }
  return parts.filter(({ text }) => text !== '');
}
