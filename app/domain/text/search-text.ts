/** A search text on one line: without control characters, with single spaces, at most `max` characters. */
export const normaliseSearchText = (text: string, max: number): string =>
  [
    ...text
      .toWellFormed()
      .replace(/[\p{Cc}\uFFFD\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, max)
    .join('')
    .trim();

/** Lower case, without accents. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a folded text contains every word of a query. An empty query matches. */
export const matchesSearch = (foldedText: string, query: string): boolean =>
  foldText(query)
    .split(/\s+/)
    .every((word) => foldedText.includes(word));
