import { v7 as uuid } from 'uuid';
import type { QueryBuilder } from '../db/database.server';
import { jobs } from '../db/schema/jobs.server';
import { getCurrentSpan } from '../tracing/span.server';
import type { JobKind, JobPayload } from './job-kinds.server';

interface Options {
  /** The earliest time of the first attempt. Default: at once. */
  runAfter?: Date;
  /** At most one open job has this key. Another one is not added. */
  key?: string;
  /** R-TRACE-2: the job begins a trace of its own, also when it is added in one. */
  beginsTrace?: boolean;
}

/** Adds a job in the transaction of its event. It runs after the commit; without a commit it never runs. */
export async function enqueue<Kind extends JobKind>(
  transaction: QueryBuilder,
  kind: Kind,
  payload: JobPayload<Kind>,
  { runAfter, key, beginsTrace = false }: Options = {},
): Promise<void> {
  const traceparent = beginsTrace ? undefined : getCurrentSpan()?.traceparent;
  await transaction
    .insert(jobs)
    .values({ id: uuid(), kind, payload, runAfter, key, traceparent })
    .onConflictDoNothing();
}
