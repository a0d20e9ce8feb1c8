import { and, count, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { jobs } from '../db/schema/jobs.server';
import { outbox } from '../db/schema/outbox.server';

export interface GivenUpJob {
  id: string;
  kind: string;
  attempts: number;
  /** Without addresses. */
  reason: string;
}

export interface Troubles {
  /** The newest first, twenty at most. */
  givenUp: GivenUpJob[];
  givenUpInAll: number;
  /** Mails that wait for a mail server or for its answer. */
  waitingMails: number;
  /** Jobs that should have begun ten minutes ago: is a worker running? */
  lateJobs: number;
}

const MOST = 20;

/** What stands still behind the pages, for `npm run doctor`. */
export async function findTroubles({ db }: Database): Promise<Troubles> {
  const isGivenUp = isNotNull(jobs.failedAt);
  const rows = await db.select().from(jobs).where(isGivenUp).orderBy(sql`${jobs.failedAt} desc`).limit(MOST);
  const [all] = await db.select({ number: count() }).from(jobs).where(isGivenUp);
  const [mails] = await db
    .select({ number: count() })
    .from(outbox)
    .where(sql`${outbox.state} = 'queued' and not ${outbox.isDecoy}`);
  const isLate = sql`${jobs.runAfter} < now() - interval '10 minutes'`;
  const [late] = await db
    .select({ number: count() })
    .from(jobs)
    .where(and(isNull(jobs.doneAt), isNull(jobs.failedAt), isLate));
  return {
    givenUp: rows.map(({ id, kind, attempts, lastError }) => ({
      id,
      kind,
      attempts,
      reason: lastError ?? 'unknown',
    })),
    givenUpInAll: all?.number ?? 0,
    waitingMails: mails?.number ?? 0,
    lateJobs: late?.number ?? 0,
  };
}

/** The troubles of the database that the settings name. `undefined` where it has no such tables yet, or is not there. */
export async function troublesOf(open: () => Promise<Database>): Promise<Troubles | undefined> {
  const database = await open();
  try {
    const [table] = await database.rows<{ there: boolean }>({
      text: `select to_regclass('outbox') is not null as there`,
    });
    return table?.there ? await findTroubles(database) : undefined;
  } finally {
    await database.close();
  }
}
