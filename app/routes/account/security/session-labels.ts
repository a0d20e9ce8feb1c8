import type { SignInMethod } from '~/domain/auth/user';

/** Labels of the sign-in methods. */
export const SIGN_IN_METHOD_LABELS: Readonly<Record<SignInMethod, string>> = {
  password: 'Password',
  passkey: 'Passkey',
  organisation: 'Organisation',
  'recovery-code': 'Recovery code',
};

/** Formats a time zone for display: "Asia/Port of Spain". */
export const formatSessionTimeZone = (timeZone: string | undefined): string =>
  timeZone?.replaceAll('_', ' ') ?? 'Time zone unknown';
