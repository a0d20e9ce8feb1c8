import { asc, isNull } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
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
 * one that writes the row sends the email: both are one transaction, so that no warning is without its email.
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
  if ((await db.$count(jobWarnings, isNull(jobWarnings.recoveredAt))) > 0) return 'known';
  const count = await db.$count(jobs, isLate(minutes));
  const { dueSince } = oldest;
  const id = uuid();
  const record = async (transaction: QueryBuilder): Promise<boolean> => {
    const written = await transaction
      .insert(jobWarnings)
      .values({ id, dueSince, createdAt: clock() })
      .onConflictDoNothing()
      .returning({ id: jobWarnings.id });
    if (written.length > 0) logger.error({ jobs: count, dueSince, minutes }, 'jobs wait too long');
    return written.length > 0;
  };
  const email = {
    template: 'jobs-alert',
    data: { count, minutes, dueSince: formatMoment(dueSince) },
    key: `jobs-alert:${id}`,
    to: site.emails.orders,
  } as const;
  const isFirst = transport ? await sendNow({ ...deps, transport }, email, record) : await record(db);
  return isFirst ? 'warned' : 'known';
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
