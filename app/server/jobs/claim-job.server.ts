import type { SqlClient } from '../db/database.server';

export interface ClaimedJob {
  id: string;
  kind: string;
  payload: unknown;
  /** Started attempts, including this one. */
  attempts: number;
  /** The trace of the request or job that added this job. */
  traceparent: string | null;
  /** Milliseconds since it was due. */
  lateMs: number;
}

const CLAIM = `
  update jobs set claimed_until = now() + $2 * interval '1 millisecond', attempts = attempts + 1
  where id = (
    select id from jobs
    where done_at is null and failed_at is null and run_after <= now()
      and (claimed_until is null or claimed_until < now()) and kind = any($1::text[])
    order by run_after, id limit 1 for update skip locked
  )
  returning id, kind, payload, attempts, traceparent, (extract(epoch from now() - run_after) * 1000)::float8 as "lateMs"`;

/** Claims the oldest due job of these kinds for `leaseMs` milliseconds. `undefined` when there is none. */
export async function claimJob(
  { db }: { db: SqlClient },
  kinds: readonly string[],
  leaseMs: number,
): Promise<ClaimedJob | undefined> {
  const [job] = await db.rows<ClaimedJob>({ name: 'claim-job', text: CLAIM, values: [kinds, leaseMs] });
  return job;
}
