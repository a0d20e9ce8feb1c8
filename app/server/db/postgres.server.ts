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

const createSqlClient = (connection: pg.Pool | pg.PoolClient): SqlClient => ({
  async rows<Row>(statement: Statement) {
    const result = await connection.query<Row & pg.QueryResultRow>(statement);
    return result.rows;
  },
});

function createTransaction(connection: pg.PoolClient): QueryBuilder {
  const transaction: QueryBuilder = Object.assign(drizzle(connection), createSqlClient(connection), {
    transaction: <Result>(work: (part: QueryBuilder) => Promise<Result>) => work(transaction),
  });
  return transaction;
}

async function runTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: QueryBuilder) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  let brokenBy: Error | undefined;
  try {
    await connection.query('begin');
    const result = await work(createTransaction(connection));
    await connection.query('commit');
    return result;
  } catch (error) {
    // The pool closes a connection whose rollback failed.
    await connection.query('rollback').catch((failure: Error) => {
      brokenBy = failure;
    });
    throw error;
  } finally {
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
}

export async function openPostgres(
  url: string,
  { connections = 10 }: PostgresOptions = {},
): Promise<Database & { engine: 'postgres' }> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: 10_000,
    statement_timeout: MAX_STATEMENT_MS,
    idle_in_transaction_session_timeout: MAX_STATEMENT_MS,
  });
  // The pool replaces idle connections that the server closed. Without a listener, the event would end the process.
  pool.on('error', () => undefined);
  const listener = createListener(url);
  const client = createSqlClient(pool);
  return {
    ...client,
    engine: 'postgres',
    db: Object.assign(drizzle(pool), client, {
      transaction: <Result>(work: (transaction: QueryBuilder) => Promise<Result>) =>
        runTransaction(pool, work),
    }),
    listen: listener.listen,
    migrate: () => migrateUnderLock(url),
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
