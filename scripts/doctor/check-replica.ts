import pg from 'pg';
import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '../../app/domain/operations/diagnosis.ts';

const MAX_WAIT_MS = 3000;

async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: MAX_WAIT_MS,
    query_timeout: MAX_WAIT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text, values)).rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether the server of DATABASE_READ_URL follows the primary, and how far it is behind. */
export async function checkReplica(primaryUrl: string, replicaUrl: string): Promise<Diagnosis> {
  try {
    const primary = await ask<{ lsn: string }>(primaryUrl, 'select pg_current_wal_lsn()::text as lsn');
    const replica = await ask<{ isStandby: boolean; behind: string | null }>(
      replicaUrl,
      `select pg_is_in_recovery() as "isStandby",
        greatest(0, pg_wal_lsn_diff($1::pg_lsn, case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end))::text as behind`,
      [primary?.lsn],
    );
    if (!replica?.isStandby)
      return createProblemDiagnosis(
        'DATABASE_READ_URL is not a standby. Set it to one that follows DATABASE_URL.',
      );
    return createHealthyDiagnosis(
      `The standby of DATABASE_READ_URL is ${replica.behind} bytes of the log behind. Reads go to it while that is less than a second.`,
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return createProblemDiagnosis(
      `DATABASE_READ_URL was not checked, all reads go to DATABASE_URL: ${message}`,
    );
  }
}
