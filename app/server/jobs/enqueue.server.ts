import { v7 as uuid } from 'uuid';
import type { QueryBuilder } from '../db/database.server';
import { jobs } from '../db/schema/jobs.server';
import type { JobKind, JobPayload } from './job-kinds.server';

interface Options {
  /** Not before then; at once when not given. */
  runAfter?: Date;
  /** While an open job has this key, no other is added. */
  key?: string;
}

/** Promises work: it is done after the transaction commits, and never when it does not. */
export async function enqueue<Kind extends JobKind>(
  transaction: QueryBuilder,
  kind: Kind,
  payload: JobPayload<Kind>,
  { runAfter, key }: Options = {},
): Promise<void> {
  await transaction.insert(jobs).values({ id: uuid(), kind, payload, runAfter, key }).onConflictDoNothing();
}
