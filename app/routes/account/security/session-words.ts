import type { SessionMethod } from '~/domain/person';

/** How somebody came in. */
export const METHOD_WORDS: Readonly<Record<SessionMethod, string>> = {
  password: 'Password',
  passkey: 'Passkey',
  organisation: 'Organisation',
  'recovery-code': 'Recovery code',
};

/** A time zone as people read it: "Asia/Port of Spain". */
export const zoneWords = (timeZone: string | undefined): string =>
  timeZone?.replaceAll('_', ' ') ?? 'Time zone unknown';
