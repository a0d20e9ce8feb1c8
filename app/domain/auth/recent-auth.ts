const MINUTE = 60;

/**
 * How old, in seconds, the last proof of who somebody is may be, for what would give a borrowed browser the account for
 * good, or hand it over, or end it: `passkey` for adding one, `key` for another address or organisation, the copy of
 * everything, and leaving.
 */
export const RECENT_AUTH_SECONDS = { passkey: 24 * 60 * MINUTE, sensitive: 15 * MINUTE } as const;

export function isRecentlyAuthenticated(
  provenAt: Date,
  now: Date,
  forWhat: keyof typeof RECENT_AUTH_SECONDS,
): boolean {
  return now.getTime() - provenAt.getTime() <= RECENT_AUTH_SECONDS[forWhat] * 1000;
}
