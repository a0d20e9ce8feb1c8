const MINUTE_SECONDS = 60;

/**
 * Maximum age of the last authentication, in seconds. It protects the account when another person uses the browser of a
 * signed-in user. `passkey`: adding a passkey. `sensitive`: changing the email, connecting or removing an organisation, removing a passkey, exporting
 * personal data, sending that of buyers to another program, deleting the account.
 */
export const RECENT_AUTH_SECONDS = {
  passkey: 24 * 60 * MINUTE_SECONDS,
  sensitive: 15 * MINUTE_SECONDS,
} as const;

/** Whether the user authenticated recently enough for an action. */
export function isRecentlyAuthenticated(
  authenticatedAt: Date,
  now: Date,
  action: keyof typeof RECENT_AUTH_SECONDS,
): boolean {
  return now.getTime() - authenticatedAt.getTime() <= RECENT_AUTH_SECONDS[action] * 1000;
}
