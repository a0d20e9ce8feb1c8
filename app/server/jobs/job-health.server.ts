import { and, count, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { jobs } from '../db/schema/jobs.server';

export interface FailedJob {
  id: string;
  kind: string;
  attempts: number;
  /** Without addresses. */
  reason: string;
}

export interface JobHealth {
  /** The newest first, twenty at most. */
  failedJobs: FailedJob[];
  failedJobCount: number;
  /** Mails that wait for a mail server or for its answer. */
  queuedEmails: number;
  /** Jobs that should have begun ten minutes ago: is a worker running? */
  lateJobs: number;
}

const MOST = 20;

/** What stands still behind the pages, for `npm run doctor`. */
export async function readJobHealth({ db }: Database): Promise<JobHealth> {
  const isGivenUp = isNotNull(jobs.failedAt);
  const rows = await db.select().from(jobs).where(isGivenUp).orderBy(sql`${jobs.failedAt} desc`).limit(MOST);
  const [all] = await db.select({ number: count() }).from(jobs).where(isGivenUp);
  const [mails] = await db
    .select({ number: count() })
    .from(emails)
    .where(sql`${emails.state} = 'queued' and not ${emails.isDecoy}`);
  const isLate = sql`${jobs.runAfter} < now() - interval '10 minutes'`;
  const [late] = await db
    .select({ number: count() })
    .from(jobs)
    .where(and(isNull(jobs.doneAt), isNull(jobs.failedAt), isLate));
  return {
    failedJobs: rows.map(({ id, kind, attempts, lastError }) => ({
      id,
      kind,
      attempts,
      reason: lastError ?? 'unknown',
    })),
    failedJobCount: all?.number ?? 0,
    queuedEmails: mails?.number ?? 0,
    lateJobs: late?.number ?? 0,
  };
}

/** The troubles of the database that the settings name. `undefined` where it has no such tables yet, or is not there. */
export async function checkJobHealth(open: () => Promise<Database>): Promise<JobHealth | undefined> {
  const database = await open();
  try {
    const [table] = await database.rows<{ there: boolean }>({
      text: `select to_regclass('emails') is not null as there`,
    });
    return table?.there ? await readJobHealth(database) : undefined;
  } finally {
    await database.close();
  }
}
