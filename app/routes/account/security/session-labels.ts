import type { SignInMethod } from '~/domain/auth/user';

/** How somebody came in. */
export const SIGN_IN_METHOD_LABELS: Readonly<Record<SignInMethod, string>> = {
  password: 'Password',
  passkey: 'Passkey',
  organisation: 'Organisation',
  'recovery-code': 'Recovery code',
};

/** A time zone as users read it: "Asia/Port of Spain". */
export const formatSessionTimeZone = (timeZone: string | undefined): string =>
  timeZone?.replaceAll('_', ' ') ?? 'Time zone unknown';
