/** "1 item", "12 items". `plural` is for a noun that gets no "s", or for more words behind it. */
export const pluralise = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;
