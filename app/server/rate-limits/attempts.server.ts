import type { SqlClient } from '../db/database.server';

export interface AttemptLimit {
  /** Says what is counted; hold no address in it that a reader of the table should not see. */
  key: string;
  /** So many in `seconds`, then the rest of that time has to pass. */
  max: number;
  seconds: number;
}

/** One statement for all counters, in the order of their keys, so that two requests never wait for each other in a ring. */
const COUNT = `insert into rate_limits as counted (key, points, expire)
  select key, 1, $1::timestamptz + seconds * interval '1 second' from unnest($2::text[], $3::integer[]) as given(key, seconds)
  order by key
  on conflict (key) do update set
    points = case when counted.expire <= $1::timestamptz then 1 else counted.points + 1 end,
    expire = case when counted.expire <= $1::timestamptz then excluded.expire else counted.expire end
  returning key, points, expire`;

/**
 * Counts one attempt under each key, for all web processes. Resolves to the seconds to wait when one of them was one too
 * many, to 0 when the attempt may be made. Counted before the attempt, so that many at once are no way around it.
 */
export async function countAttempt(
  database: SqlClient,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<number> {
  const rows = await database.rows<{ key: string; points: number; expire: Date }>({
    name: 'count-attempt',
    text: COUNT,
    values: [now, limits.map(({ key }) => key), limits.map(({ seconds }) => seconds)],
  });
  const waits = rows.map(({ key, points, expire }) => {
    const limit = limits.find((other) => other.key === key);
    return limit && points > limit.max ? Math.ceil((expire.getTime() - now.getTime()) / 1000) : 0;
  });
  return Math.max(0, ...waits);
}

/** The attempt was right: what was counted before is forgotten. */
export async function resetAttempts(database: SqlClient, keys: readonly string[]): Promise<void> {
  await database.rows({
    name: 'forget-attempts',
    text: 'delete from rate_limits where key = any($1::text[])',
    values: [keys],
  });
}
