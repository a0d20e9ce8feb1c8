/** Control characters, and lone surrogates: halves of characters. PostgreSQL refuses NUL and halves of characters. */
const NOT_PLAIN = /[\p{Cc}\p{Cs}]/u;

/** Longest values of what is not typed, in characters. */
export const MAX_LENGTHS = {
  token: 200,
  path: 2000,
  timeZone: 64,
  number: 40,
  idToken: 16_000,
  claim: 1000,
} as const;

/** Whether a value from outside is one line of text that every part of the system can store and send on. */
export const isPlainText = (value: string, max = Number.POSITIVE_INFINITY): boolean =>
  value.length <= max && !NOT_PLAIN.test(value);

/** The same for text of several lines. */
export const isPlainParagraph = (value: string, max?: number): boolean =>
  isPlainText(value.replace(/[\n\r\t]/g, ' '), max);
