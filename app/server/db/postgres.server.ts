import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, QueryBuilder, SqlClient, Statement } from './database.server';
import { migrationsFolder } from './migrations-folder.server';
import { createListener } from './postgres-listener.server';

/** An arbitrary number that no other advisory lock of this database uses. */
const MIGRATION_LOCK = 7_305_112;

const MAX_STATEMENT_MS = 30_000;

/** Counts and amounts are bigint columns within the safe integers; by default pg returns bigint as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

interface ClientOptions {
  /** Whether PostgreSQL may keep a parsed statement for its connection. */
  keepsStatements: boolean;
}

const createSqlClient = (
  connection: pg.Pool | pg.PoolClient,
  { keepsStatements }: ClientOptions,
): SqlClient => ({
  async rows<Row>({ name, ...statement }: Statement) {
    const query = keepsStatements ? { name, ...statement } : statement;
    const result = await connection.query<Row & pg.QueryResultRow>(query);
    return result.rows;
  },
});

function createTransaction(connection: pg.PoolClient, options: ClientOptions): QueryBuilder {
  const transaction: QueryBuilder = Object.assign(drizzle(connection), createSqlClient(connection, options), {
    transaction: <Result>(work: (part: QueryBuilder) => Promise<Result>) => work(transaction),
  });
  return transaction;
}

async function runTransaction<Result>(
  pool: pg.Pool,
  options: ClientOptions,
  work: (transaction: QueryBuilder) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  // The pool listens for errors of idle connections only. An error without a listener ends the process.
  const ignoreError = () => undefined;
  connection.on('error', ignoreError);
  let brokenBy: Error | undefined;
  try {
    await connection.query('begin');
    const result = await work(createTransaction(connection, options));
    await connection.query('commit');
    return result;
  } catch (error) {
    // The pool closes a connection whose rollback failed.
    await connection.query('rollback').catch((failure: Error) => {
      brokenBy = failure;
    });
    throw error;
  } finally {
    connection.off('error', ignoreError);
    connection.release(brokenBy);
  }
}

async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The end of the connection releases the lock.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

export interface PostgresOptions {
  /** Maximum of this process, besides the connection that listens. */
  connections?: number;
  /**
   * The server itself, when `url` is a pooler that gives a connection to each transaction. Notifications and the lock of
   * migrations belong to a connection, so that they go past the pooler. Limits of time must be set for the role.
   */
  directUrl?: string | undefined;
}

/** A pooler refuses settings of a connection, because clients share it. */
const LIMITS = {
  statement_timeout: MAX_STATEMENT_MS,
  idle_in_transaction_session_timeout: MAX_STATEMENT_MS,
};

export async function openPostgres(
  url: string,
  { connections = 10, directUrl }: PostgresOptions = {},
): Promise<Database & { engine: 'postgres' }> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: 10_000,
    ...(directUrl === undefined && LIMITS),
  });
  // The pool replaces idle connections that the server closed. Without a listener, the event would end the process.
  pool.on('error', () => undefined);
  const options: ClientOptions = { keepsStatements: directUrl === undefined };
  const listener = createListener(directUrl ?? url);
  const client = createSqlClient(pool, options);
  return {
    ...client,
    engine: 'postgres',
    db: Object.assign(drizzle(pool), client, {
      transaction: <Result>(work: (transaction: QueryBuilder) => Promise<Result>) =>
        runTransaction(pool, options, work),
    }),
    listen: listener.listen,
    migrate: () => migrateUnderLock(directUrl ?? url),
    async ping() {
      await pool.query('select 1');
    },
    countConnections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
