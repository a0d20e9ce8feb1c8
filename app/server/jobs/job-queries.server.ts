import type { SqlClient } from '../db/database.server';

export interface ClaimedJob {
  id: string;
  kind: string;
  payload: unknown;
  /** How often it was begun, this time included. */
  attempts: number;
}

const OPEN = 'done_at is null and failed_at is null';

const CLAIM = `
  update jobs set claimed_until = now() + $2 * interval '1 millisecond', attempts = attempts + 1
  where id = (
    select id from jobs
    where ${OPEN} and run_after <= now() and (claimed_until is null or claimed_until < now()) and kind = any($1::text[])
    order by run_after, id limit 1 for update skip locked
  )
  returning id, kind, payload, attempts`;

/** The oldest job that is due and that nobody works on; from now on it is ours for so many milliseconds. */
export async function claimJob(
  session: SqlClient,
  kinds: readonly string[],
  leaseMs: number,
): Promise<ClaimedJob | undefined> {
  const [job] = await session.rows<ClaimedJob>({ name: 'claim-job', text: CLAIM, values: [kinds, leaseMs] });
  return job;
}

/** Only while it is still ours: whoever was away too long changes nothing about the work of another. */
const OURS = `id = $1 and attempts = $2 and ${OPEN}`;

/** We are still at it. */
export async function extendClaim(session: SqlClient, { id, attempts }: ClaimedJob, leaseMs: number) {
  await session.rows({
    text: `update jobs set claimed_until = now() + $3 * interval '1 millisecond' where ${OURS}`,
    values: [id, attempts, leaseMs],
  });
}

export async function completeJob(session: SqlClient, { id, attempts }: ClaimedJob) {
  await session.rows({
    text: `update jobs set done_at = now(), claimed_until = null, last_error = null, payload = '{}' where ${OURS}`,
    values: [id, attempts],
  });
}

export async function postponeJob(
  session: SqlClient,
  { id, attempts }: ClaimedJob,
  { reason, pauseMs }: { reason: string; pauseMs: number },
) {
  await session.rows({
    text: `update jobs set run_after = now() + $4 * interval '1 millisecond', claimed_until = null, last_error = $3
      where ${OURS}`,
    values: [id, attempts, reason, pauseMs],
  });
}

export async function failJob(session: SqlClient, { id, attempts }: ClaimedJob, reason: string) {
  await session.rows({
    text: `update jobs set failed_at = now(), claimed_until = null, last_error = $3 where ${OURS}`,
    values: [id, attempts, reason],
  });
}

/** Milliseconds until a job of these kinds is due, or its worker is believed gone; `undefined` when there is none. */
export async function msToNextJob(session: SqlClient, kinds: readonly string[]): Promise<number | undefined> {
  const [next] = await session.rows<{ wait: number | null }>({
    name: 'next-job',
    text: `select (extract(epoch from min(greatest(run_after, claimed_until)) - clock_timestamp()) * 1000)::float8 as wait
      from jobs where ${OPEN} and kind = any($1::text[])`,
    values: [kinds],
  });
  return next?.wait ?? undefined;
}

/** For the one process that can be there: whatever is claimed was claimed by one that ended. */
export async function releaseClaims(session: SqlClient) {
  await session.rows({ text: `update jobs set claimed_until = null where claimed_until is not null` });
}
