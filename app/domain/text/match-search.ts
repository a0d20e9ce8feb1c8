/** Lower case, without accents. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a folded text contains every word of a query. An empty query matches. */
export const matchesSearch = (foldedText: string, query: string): boolean =>
  foldText(query)
    .split(/\s+/)
    .every((word) => foldedText.includes(word));
