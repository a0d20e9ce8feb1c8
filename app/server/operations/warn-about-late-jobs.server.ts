import { asc, isNull } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { site } from '~site';
import { jobAlerts, jobs } from '../db/schema/jobs.server';
import { formatMoment } from '../email/format-moment.server';
import { type SendNowDeps, sendNow } from '../email/send-now.server';
import { getFailureReason } from '../jobs/failure-reason.server';
import { isLate } from '../jobs/job-states.server';
import type { JobLogger } from '../jobs/run-job.server';

export interface JobAlertDeps extends Omit<SendNowDeps, 'transport'> {
  /** Absent without a mail server: the log has the alert alone. */
  transport: SendNowDeps['transport'] | undefined;
  logger: JobLogger;
  clock: () => Date;
  /** A job may be due for so long. */
  minutes: number;
}

/** `known`: the owner has the alert already. */
export type JobAlertResult = 'well' | 'recovered' | 'alerted' | 'known';

/**
 * R-JOBS-3: alerts the owner when the oldest job waits too long, once until no job does any more. Of several processes, the
 * one that writes the row sends the email.
 */
export async function checkLateJobs(deps: JobAlertDeps): Promise<JobAlertResult> {
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
      .update(jobAlerts)
      .set({ recoveredAt: clock() })
      .where(isNull(jobAlerts.recoveredAt))
      .returning({ id: jobAlerts.id });
    return recovered.length > 0 ? 'recovered' : 'well';
  }
  const [alert] = await db
    .insert(jobAlerts)
    .values({ id: uuid(), dueSince: oldest.dueSince, createdAt: clock() })
    .onConflictDoNothing()
    .returning({ id: jobAlerts.id });
  if (!alert) return 'known';
  const count = await db.$count(jobs, isLate(minutes));
  logger.error({ jobs: count, dueSince: oldest.dueSince, minutes }, 'jobs wait too long');
  if (transport)
    await sendNow(
      { ...deps, transport },
      {
        template: 'jobs-alert',
        data: { count, minutes, dueSince: formatMoment(oldest.dueSince) },
        key: `jobs-alert:${alert.id}`,
        to: site.emails.orders,
      },
    );
  return 'alerted';
}

const CHECK_MS = 60_000;

/** Checks every minute, in every process: also in one whose worker does not run. Returns a function that ends it. */
export function startJobMonitor(deps: JobAlertDeps): () => void {
  const timer = setInterval(() => {
    checkLateJobs(deps).catch((error: unknown) =>
      deps.logger.error({ reason: getFailureReason(error) }, 'waiting jobs could not be checked'),
    );
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
