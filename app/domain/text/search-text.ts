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
