/** The pairs of adjacent characters in a word. Words that differ by a typing error share many. */
export type Bigrams = ReadonlySet<string>;

/** The different words of a text with at least three letters, in lower case. */
export const splitIntoWords = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2),
  ),
];

export const listBigrams = (word: string): Bigrams =>
  new Set(Array.from({ length: word.length - 1 }, (_, start) => word.slice(start, start + 2)));

/** Dice coefficient of two words, from 0 to 1. */
function calculateSimilarity(first: Bigrams, second: Bigrams): number {
  let sharedCount = 0;
  for (const bigram of first) if (second.has(bigram)) sharedCount += 1;
  return (2 * sharedCount) / (first.size + second.size);
}

/** Sum over the wanted words of their similarity to the most similar word of a text. */
export const scoreWords = (wanted: readonly Bigrams[], words: readonly Bigrams[]): number =>
  wanted.reduce(
    (sum, word) => sum + Math.max(0, ...words.map((other) => calculateSimilarity(word, other))),
    0,
  );
