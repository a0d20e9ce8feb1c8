import { asc, isNull } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { site } from '~site';
import { jobs, jobWarnings } from '../db/schema/jobs.server';
import { formatMoment } from '../email/format-moment.server';
import { type SendNowDeps, sendNow } from '../email/send-now.server';
import { getFailureReason } from '../jobs/failure-reason.server';
import { isLate } from '../jobs/job-states.server';
import type { JobLogger } from '../jobs/run-job.server';

export interface JobWarningDeps extends Omit<SendNowDeps, 'transport'> {
  /** Absent without a mail server: the log has the warning alone. */
  transport: SendNowDeps['transport'] | undefined;
  logger: JobLogger;
  clock: () => Date;
  /** A job may be due for so long. */
  minutes: number;
}

/** `known`: the owner has the warning already. */
export type JobWarningResult = 'well' | 'recovered' | 'warned' | 'known';

/**
 * R-JOBS-3: warns the owner when the oldest job waits too long, once until no job does any more. Of several processes, the
 * one that writes the row sends the email.
 */
export async function checkLateJobs(deps: JobWarningDeps): Promise<JobWarningResult> {
  const { database, transport, logger, clock, minutes } = deps;
  const { db } = database;
  const [oldest] = await db
    .select({ dueSince: jobs.runAfter })
    .from(jobs)
    .where(isLate(minutes))
    .orderBy(asc(jobs.runAfter))
    .limit(1);
  if (!oldest) {
    const recovered = await db
      .update(jobWarnings)
      .set({ recoveredAt: clock() })
      .where(isNull(jobWarnings.recoveredAt))
      .returning({ id: jobWarnings.id });
    return recovered.length > 0 ? 'recovered' : 'well';
  }
  const [warning] = await db
    .insert(jobWarnings)
    .values({ id: uuid(), dueSince: oldest.dueSince, createdAt: clock() })
    .onConflictDoNothing()
    .returning({ id: jobWarnings.id });
  if (!warning) return 'known';
  const count = await db.$count(jobs, isLate(minutes));
  logger.error({ jobs: count, dueSince: oldest.dueSince, minutes }, 'jobs wait too long');
  if (transport)
    await sendNow(
      { ...deps, transport },
      {
        template: 'jobs-alert',
        data: { count, minutes, dueSince: formatMoment(oldest.dueSince) },
        key: `jobs-alert:${warning.id}`,
        to: site.emails.orders,
      },
    );
  return 'warned';
}

const CHECK_MS = 60_000;

/** Checks every minute, in every process: also in one whose worker does not run. Returns a function that ends it. */
export function startJobMonitor(deps: JobWarningDeps): () => void {
  const timer = setInterval(() => {
    checkLateJobs(deps).catch((error: unknown) =>
      deps.logger.error({ reason: getFailureReason(error) }, 'waiting jobs could not be checked'),
    );
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
