/** Error after too many sign-in attempts. It names the credentials that the limit does not block. */
export function formatTooManyAttempts(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many attempts. Please wait ${time}. You can still sign in with a passkey, with your organisation, or in a browser you have used before.`;
}

/** Error after too many attempts of a signed-in user to type their own password. */
export const TOO_MANY_PASSWORD_ATTEMPTS_MESSAGE = 'Too many attempts. Please wait 15 minutes.';
