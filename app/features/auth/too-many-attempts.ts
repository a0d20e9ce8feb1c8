/** What is said after too many tries. Ways that no stranger can use up stay open, and are named. */
export function tooManyAttemptsMessage(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Those were too many tries. Please wait ${time}. A passkey, your organisation, or a browser you have signed in with before work at once.`;
}

/** For somebody who is signed in and types the own password. */
export const TOO_MANY_PASSWORD_ATTEMPTS = 'Those were too many tries. Please wait a quarter of an hour.';
