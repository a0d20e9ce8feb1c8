import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './database.server';
import { createPool, createPoolClient, isRead, type Queryable } from './postgres-pool.server';
import { ReplicaLag } from './replica-lag.server';
import { hasSqlState, isConnectionLost } from './sql-state.server';

const CHECK_MS = 250;
/** The oldest that a read from the standby can be. Behind this limit, the primary answers. */
export const MAX_AGE_MS = 1000;
/** A standby that does not answer in this time is gone. */
const MAX_WAIT_MS = 2000;

/** A standby cancels a read that keeps it from applying the log, and one that takes too long. */
const CANCELLED = ['40001', '40P01', '57014'];

const PRIMARY_POSITION = 'select pg_current_wal_lsn()::text as lsn';
/** After its promotion, and when it is the primary itself, a server has applied all it has. */
const REPLICA_POSITION = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text
  as lsn`;

/** The driver ends a query after `query_timeout` with this message alone. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

interface Position extends pg.QueryResultRow {
  lsn: string;
}

interface Repetition {
  /** When the change was heard. */
  at: number;
  deliver: () => void;
}

export interface Replica {
  /** Reads on the standby while it is at most a second old, else on the primary. */
  reads: Queryable;
  /**
   * Delivers each change again when the standby has it. A page that is rendered between the two is stored with what the standby had:
   * it is rendered once more then.
   */
  repeatChanges(listen: Database['listen']): Database['listen'];
  close(): Promise<void>;
}

export function createReplica(
  url: string,
  { primary, connections }: { primary: Queryable; connections: number },
): Replica {
  const pool = createPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: MAX_WAIT_MS,
    query_timeout: MAX_WAIT_MS,
  });
  const standby = createPoolClient(pool);
  const lag = new ReplicaLag();
  const closing = new AbortController();
  const now = () => performance.now();
  let repetitions: Repetition[] = [];
  let isGone = true;

  const isUsable = () => !isGone && now() - lag.reachedAt <= MAX_AGE_MS;

  async function check(): Promise<void> {
    try {
      const at = now();
      const [current] = (await primary.query<Position>(PRIMARY_POSITION)).rows;
      if (current) lag.addPrimary(current.lsn, at);
      const [applied] = (await standby.query<Position>(REPLICA_POSITION)).rows;
      if (applied) lag.addReplica(applied.lsn);
      isGone = false;
    } catch {
      isGone = true;
    }
    // When the primary answers instead, it has the changes already.
    const isDue = ({ at }: Repetition) => !isUsable() || at < lag.reachedAt;
    const due = repetitions.filter(isDue);
    repetitions = repetitions.filter((repetition) => !due.includes(repetition));
    for (const { deliver } of due) deliver();
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await check();
      await pause(CHECK_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  }
  const running = run();

  return {
    reads: {
      async query<Row extends pg.QueryResultRow>(query: string | pg.QueryConfig, values?: unknown[]) {
        if (!isUsable() || !isRead(query)) return primary.query<Row>(query, values);
        try {
          return await standby.query<Row>(query, values);
        } catch (error) {
          if (isConnectionLost(error)) isGone = true;
          else if (!hasSqlState(error, CANCELLED) && !isTimeout(error)) throw error;
          return primary.query<Row>(query, values);
        }
      },
    },
    repeatChanges: (listen) => (channel, onMessage, onGap) => {
      const repeat = (deliver: () => void) => {
        deliver();
        repetitions.push({ at: now(), deliver });
      };
      return listen(channel, (payload) => repeat(() => onMessage(payload)), onGap && (() => repeat(onGap)));
    },
    async close() {
      closing.abort();
      await running;
      await pool.end();
    },
  };
}
