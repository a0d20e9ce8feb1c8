import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { retryOnLostConnection } from './retry.server';
import { isConnectionLost } from './sql-state.server';

/** Counts and amounts are bigint columns within the safe integers; by default pg returns bigint as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ types, keepAlive: true, ...config });
  // The pool replaces idle connections that the server closed. Without a listener, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** For work that is nearly done, and for what it does after it lost its connection. */
const MAX_END_MS = 1_000;

/**
 * Returns a function that ends the pool. `pool.end` waits for the end of all work, also of a backup that takes an hour: what goes on
 * after a second loses its connection, and PostgreSQL rolls it back.
 */
export function preparePoolEnd(pool: pg.Pool): () => Promise<void> {
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  return async () => {
    const ended = pool.end();
    await Promise.race([ended, pause(MAX_END_MS, undefined, { ref: false })]);
    for (const client of inUse) {
      client.on('error', ignoreError);
      void (client as unknown as pg.Client).end().catch(ignoreError);
    }
    await Promise.race([ended, pause(MAX_END_MS, undefined, { ref: false })]);
  };
}

/** The pool listens for errors of idle connections only. An error without a listener ends the process. */
const ignoreError = () => undefined;

/** The pool closes the connection when the work has lost it, and when `work` says so. */
export async function runOnConnection<Result>(
  connection: pg.PoolClient,
  work: (close: (reason: Error) => void) => Promise<Result>,
): Promise<Result> {
  connection.on('error', ignoreError);
  let closedBy: Error | undefined;
  const close = (reason: Error) => {
    closedBy = reason;
  };
  try {
    return await work(close);
  } catch (error) {
    if (isConnectionLost(error)) close(error as Error);
    throw error;
  } finally {
    connection.off('error', ignoreError);
    connection.release(closedBy);
  }
}

/** What Drizzle needs of a client. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

/** Runs one statement outside of a transaction, as it is. */
export const createPoolClient = (pool: pg.Pool): Queryable => ({
  async query<Row extends pg.QueryResultRow>(query: string | pg.QueryConfig, values?: unknown[]) {
    const connection = await pool.connect();
    return runOnConnection(connection, () => connection.query<Row>(query as pg.QueryConfig, values));
  },
});

const READS = /^\s*select\b/i;

/** Whether a statement changes nothing, so that it may run again. */
export const isRead = (query: string | pg.QueryConfig): boolean =>
  READS.test(typeof query === 'string' ? query : query.text);

/**
 * A statement outside of a transaction that reads runs again after a lost connection. One that writes waits for a
 * connection, and is not repeated.
 */
export const createQueryable = (pool: pg.Pool): Queryable => ({
  async query<Row extends pg.QueryResultRow>(query: string | pg.QueryConfig, values?: unknown[]) {
    if (isRead(query)) return retryOnLostConnection(() => createPoolClient(pool).query<Row>(query, values));
    const connection = await retryOnLostConnection(() => pool.connect());
    return runOnConnection(connection, () => connection.query<Row>(query as pg.QueryConfig, values));
  },
});

/** Begins a transaction on a connection of the pool. No statement has run in it yet, so it is safe to try again after a lost connection. */
export const beginTransaction = (pool: pg.Pool): Promise<pg.PoolClient> =>
  retryOnLostConnection(async () => {
    const connection = await pool.connect();
    connection.on('error', ignoreError);
    try {
      await connection.query('begin');
      return connection;
    } catch (error) {
      connection.release(error as Error);
      throw error;
    } finally {
      connection.off('error', ignoreError);
    }
  });
