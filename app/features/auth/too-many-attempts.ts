function formatMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** Error after too many sign-in attempts. It names the credentials that the limit does not block. */
export function formatTooManyAttempts(seconds: number): string {
  return `Too many attempts. Please wait ${formatMinutes(seconds)}. You can still sign in with a passkey, with your organisation, or in a browser you have used before.`;
}

/** R-SIGNIN-1: error while no code of an account is accepted. */
export const formatTooManyCodes = (seconds: number): string =>
  `Too many wrong codes. To protect the account, no code is accepted for ${formatMinutes(seconds)}. Then sign in again with your password.`;

/** Error after too many attempts of a signed-in user to type their own password. */
export const TOO_MANY_PASSWORD_ATTEMPTS_MESSAGE = 'Too many attempts. Please wait 15 minutes.';
