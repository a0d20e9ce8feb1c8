import { sql } from 'drizzle-orm';
import { MINUTE_MS } from '~/domain/time/durations';
import type { QueryBuilder } from '../db/database.server';
import { uptimeDays } from '../db/schema/measurements.server';
import { toIsoDay } from '../iso-day.server';
import { getFailureReason } from '../jobs/failure-reason.server';
import type { JobLogger } from '../jobs/run-job.server';

/** After the beginning of a minute, so that a timer that is a little early is not in the minute before. */
const DELAY_MS = 2_000;

/** R-MEASURE-6: records the present minute. A second heartbeat in one minute, also of another process, changes nothing. */
export async function recordHeartbeat(db: QueryBuilder, now: Date): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const { day, minutes, lastMinute, longestGap } = uptimeDays;
  await db
    .insert(uptimeDays)
    .values({ day: toIsoDay(minute), minutes: 1, firstMinute: minute, lastMinute: minute, longestGap: 0 })
    .onConflictDoUpdate({
      target: day,
      set: {
        minutes: sql`${minutes} + 1`,
        lastMinute: minute,
        longestGap: sql`greatest(${longestGap}, (extract(epoch from excluded.last_minute - ${lastMinute}) / 60)::int - 1)`,
      },
      setWhere: sql`${lastMinute} < excluded.last_minute`,
    });
}

interface HeartbeatDeps {
  db: QueryBuilder;
  logger: JobLogger;
}

/** Records every minute in which the worker runs and the database answers. Returns a function that ends it. */
export function startHeartbeat({ db, logger }: HeartbeatDeps): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const beat = () => {
    running = recordHeartbeat(db, new Date()).catch((error: unknown) =>
      logger.error({ reason: getFailureReason(error) }, 'a heartbeat could not be recorded'),
    );
    const untilNext = MINUTE_MS - (Date.now() % MINUTE_MS) + DELAY_MS;
    timer = setTimeout(beat, untilNext).unref();
  };
  beat();
  return async () => {
    clearTimeout(timer);
    await running;
  };
}
