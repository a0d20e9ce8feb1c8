import { isIPv6 } from 'node:net';
import { inArray, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { rateLimits } from '../db/schema/accounts.server';

export interface AttemptLimit {
  /** Names what is counted. Contains no readable email or IP address. */
  key: string;
  /** The number of attempts in `seconds`. After it, the rest of that time must pass. */
  max: number;
  seconds: number;
}

const addSeconds = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000);

/**
 * Counts one attempt for each limit, for all web processes. Resolves to the seconds to wait when a limit is exceeded, else
 * to 0. Call it before the attempt, so that concurrent attempts are counted, too.
 */
export async function countAttempt(
  db: QueryBuilder,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<number> {
  const isExpired = sql`${rateLimits.expire} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .insert(rateLimits)
    // Rows are locked in the order of their keys, so that two requests cannot block each other.
    .values(
      limits
        .map(({ key, seconds }) => ({ key, points: 1, expire: addSeconds(now, seconds) }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isExpired} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${isExpired} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning();
  const waits = rows.map(({ key, points, expire }) => {
    const limit = limits.find((other) => other.key === key);
    const isExceeded = limit !== undefined && points > limit.max;
    return isExceeded && expire ? Math.ceil((expire.getTime() - now.getTime()) / 1000) : 0;
  });
  return Math.max(0, ...waits);
}

/** Deletes counters after a successful attempt. */
export async function resetAttempts(db: QueryBuilder, keys: readonly string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, [...keys]));
}

/**
 * The network that a rate limit counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, because one
 * customer of a provider gets all addresses that begin with them.
 */
export function getClientNetwork(ipAddress: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress)?.[1];
  if (embedded) return embedded;
  if (!isIPv6(ipAddress)) return ipAddress;
  const [start = '', end = ''] = ipAddress.split('%', 1)[0]?.split('::') ?? [];
  const first = start.split(':').filter(Boolean);
  const last = end.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
