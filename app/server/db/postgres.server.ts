import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, SqlClient, Statement } from './database.server';
import { migrationsFolder } from './migrations-folder.server';
import { createListener } from './postgres-listener.server';

/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_305_112;

const LONGEST_STATEMENT_MS = 30_000;

/** Counts and amounts are bigint columns within the safe integers; pg would hand them over as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
};

function sessionOf(connection: pg.Pool | pg.PoolClient): SqlClient {
  return {
    async rows<Row>(statement: Statement) {
      const result = await connection.query<Row & pg.QueryResultRow>(statement);
      return result.rows;
    },
  };
}

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (session: SqlClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(sessionOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is not given to the next one.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function migrateInTurn(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Freed by the end of the connection, whatever way it ends.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

export interface PostgresOptions {
  /** Connections of this process at most, the listening one not counted. */
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
    statement_timeout: LONGEST_STATEMENT_MS,
    idle_in_transaction_session_timeout: LONGEST_STATEMENT_MS,
  });
  // An idle connection that the server closed: the pool replaces it; without a listener the process would end.
  pool.on('error', () => undefined);
  const listener = createListener(url);
  return {
    ...sessionOf(pool),
    engine: 'postgres',
    db: drizzle(pool),
    transaction: (work) => inTransaction(pool, work),
    listen: listener.listen,
    migrate: () => migrateInTurn(url),
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
