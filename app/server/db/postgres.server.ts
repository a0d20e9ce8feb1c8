import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { traceQuery, traceTransaction } from '../tracing/trace-queries.server';
import { createChangePoller } from './change-poller.server';
import { setChangeRecording } from './change-subscriptions.server';
import {
  type Database,
  migrationsFolder,
  type QueryBuilder,
  type SqlClient,
  type Statement,
} from './database.server';
import { createListener } from './postgres-listener.server';
import {
  beginTransaction,
  createPool,
  createQueryable,
  preparePoolEnd,
  type Queryable,
  runOnConnection,
} from './postgres-pool.server';
import { createReplica } from './replica.server';

/** An arbitrary number that no other advisory lock of this database uses. */
const MIGRATION_LOCK = 7_305_112;

const MAX_STATEMENT_MS = 30_000;

interface ClientOptions {
  /** Whether PostgreSQL may keep a parsed statement for its connection. */
  keepsStatements: boolean;
}

const createSqlClient = (client: Queryable, { keepsStatements }: ClientOptions): SqlClient => ({
  async rows<Row>({ name, ...statement }: Statement) {
    const query = keepsStatements ? { name, ...statement } : statement;
    const result = await client.query<Row & pg.QueryResultRow>(query);
    return result.rows;
  },
});

const traceQueries = (client: Queryable): Queryable => ({
  query: <Row extends pg.QueryResultRow>(query: string | pg.QueryConfig, values?: unknown[]) =>
    traceQuery(typeof query === 'string' ? query : query.text, () => client.query<Row>(query, values)),
});

/** Drizzle needs no more of a client than its queries. */
const createReader = (client: Queryable, options: ClientOptions) =>
  Object.assign(drizzle(client as pg.Pool), createSqlClient(client, options));

function createTransaction(connection: Queryable, options: ClientOptions): QueryBuilder {
  const transaction: QueryBuilder = Object.assign(createReader(connection, options), {
    transaction: <Result>(work: (part: QueryBuilder) => Promise<Result>) => work(transaction),
  });
  return transaction;
}

async function runTransaction<Result>(
  pool: pg.Pool,
  options: ClientOptions,
  work: (transaction: QueryBuilder) => Promise<Result>,
): Promise<Result> {
  const connection = await beginTransaction(pool);
  return runOnConnection(connection, async (close) => {
    try {
      const result = await work(createTransaction(traceQueries(connection), options));
      await connection.query('commit');
      return result;
    } catch (error) {
      await connection.query('rollback').catch(close);
      throw error;
    }
  });
}

async function migrateUnderLock(url: string, invalidation: Invalidation): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A connection that is lost between two statements: the next one rejects.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The limits of the role are those of requests: a migration, and the wait for that of another process, can take longer.
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    // The end of the connection releases the lock.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await setChangeRecording(client, invalidation === 'poll');
  } finally {
    await client.end();
  }
}

/** How a process is notified of changes: a notification of the database, or rows that it reads four times a second. */
export type Invalidation = 'listen' | 'poll';

export interface PostgresOptions {
  /** Maximum of this process, besides the connection that listens. */
  connections?: number;
  /**
   * The server itself, when `url` is a pooler that gives a connection to each transaction. Notifications and the lock of
   * migrations belong to a connection, so that they go past the pooler. Limits of time must be set for the role.
   */
  directUrl?: string | undefined;
  /** A standby that answers reads which may be a second old. */
  readUrl?: string | undefined;
  invalidation?: Invalidation | undefined;
}

/** A pooler refuses settings of a connection, because clients share it. */
const LIMITS = {
  statement_timeout: MAX_STATEMENT_MS,
  idle_in_transaction_session_timeout: MAX_STATEMENT_MS,
};

export async function openPostgres(
  url: string,
  { connections = 10, directUrl, readUrl, invalidation = 'listen' }: PostgresOptions = {},
): Promise<Database & { engine: 'postgres' }> {
  const pool = createPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    ...(directUrl === undefined && LIMITS),
  });
  const endPool = preparePoolEnd(pool);
  const options: ClientOptions = { keepsStatements: directUrl === undefined };
  const queryable = createQueryable(pool);
  const traced = traceQueries(queryable);
  const client = createSqlClient(traced, options);
  const changes = invalidation === 'poll' ? createChangePoller(client) : createListener(directUrl ?? url);
  const replica =
    readUrl === undefined ? undefined : createReplica(readUrl, { primary: queryable, connections });
  return {
    ...client,
    engine: 'postgres',
    db: Object.assign(drizzle(traced as pg.Pool), client, {
      transaction: <Result>(work: (transaction: QueryBuilder) => Promise<Result>) =>
        traceTransaction(() => runTransaction(pool, options, work)),
    }),
    ...(replica && { reads: createReader(traceQueries(replica.reads), { keepsStatements: false }) }),
    listen: replica ? replica.repeatChanges(changes.listen) : changes.listen,
    migrate: () => migrateUnderLock(directUrl ?? url, invalidation),
    async ping() {
      await pool.query('select 1');
    },
    countConnections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await changes.close();
      await replica?.close();
      await endPool();
    },
  };
}
