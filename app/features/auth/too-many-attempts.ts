/** Error after too many sign-in attempts. It names the credentials that the limit does not block. */
export function formatTooManyAttempts(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Those were too many tries. Please wait ${time}. A passkey, your organisation, or a browser you have signed in with before work at once.`;
}

/** The same for a signed-in user who types their own password. */
export const TOO_MANY_PASSWORD_ATTEMPTS_MESSAGE =
  'Those were too many tries. Please wait a quarter of an hour.';
