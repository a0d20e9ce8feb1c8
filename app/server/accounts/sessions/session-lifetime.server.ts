import type { UserRole } from '~/domain/auth/user';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * How long a session lasts, in seconds: `idle` since it was last seen, `max` in total. Staff and admins can change the data of
 * others, so their sessions are shorter.
 */
export const SESSION_SECONDS: Readonly<Record<UserRole, { idle: number; max: number }>> = {
  user: { idle: 14 * DAY, max: 30 * DAY },
  staff: { idle: 2 * HOUR, max: 12 * HOUR },
  admin: { idle: 2 * HOUR, max: 12 * HOUR },
};

/** `last_seen_at` is written at most this often, so that not every request writes a row. */
export const LAST_SEEN_UPDATE_SECONDS = 60;
