import type { Database } from '~/server/db/database.server';
import { claimJob } from '~/server/jobs/claim-job.server';
import type { JobContext, JobHandlers, JobKind } from '~/server/jobs/job-kinds.server';
import { completeJob } from '~/server/jobs/job-queries.server';

type AnyHandler = (payload: unknown, context: JobContext) => Promise<void>;

/** Runs the due jobs one after another, as the worker does. A failed job fails the test. Resolves to their kinds. */
export async function runJobs(database: Database, handlers: JobHandlers): Promise<JobKind[]> {
  const done: JobKind[] = [];
  for (;;) {
    const job = await claimJob(database, Object.keys(handlers), 60_000);
    if (!job) return done;
    const kind = job.kind as JobKind;
    await (handlers[kind] as AnyHandler)(job.payload, { attempt: job.attempts, isLast: false });
    await completeJob(database, job);
    done.push(kind);
  }
}
