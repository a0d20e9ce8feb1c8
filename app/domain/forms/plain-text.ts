/** Control characters and lone surrogates. PostgreSQL refuses NUL and lone surrogates. */
const NOT_PLAIN = /[\p{Cc}\p{Cs}]/u;

/** In characters: the maximum of SMTP (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** Maximum lengths of values that no user types, in characters. */
export const MAX_LENGTHS = {
  token: 200,
  path: 2000,
  timeZone: 64,
  number: 40,
  idToken: 16_000,
  /** The largest body of a request without files. For fields with a limit elsewhere. */
  body: 1024 * 1024,
  claim: 1000,
} as const;

/** Whether a value is one line of text that the database, headers and JSON can hold. `max` in characters. */
export const isPlainText = (value: string, max = Number.POSITIVE_INFINITY): boolean =>
  value.length <= max && !NOT_PLAIN.test(value);

/** Like `isPlainText`, for text of several lines. */
export const isPlainParagraph = (value: string): boolean => isPlainText(value.replace(/[\n\r\t]/g, ' '));
