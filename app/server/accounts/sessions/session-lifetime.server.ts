import type { UserRole } from '~/domain/auth/user';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * How long a session lasts in seconds: `idle` after it was last seen, `longest` whatever happens in it. Who can change
 * other people's things signs in more often.
 */
export const SESSION_SECONDS: Readonly<Record<UserRole, { idle: number; longest: number }>> = {
  user: { idle: 14 * DAY, longest: 30 * DAY },
  admin: { idle: 2 * HOUR, longest: 12 * HOUR },
};

/** How often `last_seen_at` is written, so that reading pages is not writing rows. */
export const LAST_SEEN_UPDATE_SECONDS = 60;
