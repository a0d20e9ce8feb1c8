import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { jobs } from '../db/schema/jobs.server';
import { isLate, isUndecided } from './job-states.server';
import { isQueuedEmail } from './queue-depth.server';

export interface FailedJob {
  id: string;
  kind: string;
  attempts: number;
  /** Without emails. */
  reason: string;
}

export interface JobHealth {
  /** The newest first, 20 at most. */
  failedJobs: FailedJob[];
  failedJobCount: number;
  /** Emails that the mail server has not accepted yet. */
  queuedEmails: number;
  /** Jobs that are due for ten minutes. Probably no worker is running. */
  lateJobs: number;
}

const MAX_LISTED = 20;
const LATE_MINUTES = 10;

/** The state of jobs and emails, for `npm run doctor`. */
export async function readJobHealth({ db }: Pick<Database, 'db'>): Promise<JobHealth> {
  const rows = await db
    .select()
    .from(jobs)
    .where(isUndecided)
    .orderBy(sql`${jobs.failedAt} desc`)
    .limit(MAX_LISTED);
  return {
    failedJobs: rows.map(({ id, kind, attempts, lastError }) => ({
      id,
      kind,
      attempts,
      reason: lastError ?? 'unknown',
    })),
    failedJobCount: await db.$count(jobs, isUndecided),
    queuedEmails: await db.$count(emails, isQueuedEmail),
    lateJobs: await db.$count(jobs, isLate(LATE_MINUTES)),
  };
}
