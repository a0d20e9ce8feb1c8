import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { FileContents } from './file-contents.server';

/**
 * SQL with `$1` placeholders. With a `name`, PostgreSQL parses and plans it once per connection; one name, one text. The embedded engine
 * does so with every text.
 */
export interface Statement {
  text: string;
  values?: unknown[];
  name?: string;
}

/**
 * Runs raw SQL. Allowed only for statements that are hot and measured: catalogue reads and search, search of the site,
 * quotes, placing an order and reserving its email, claiming a job. All other queries use Drizzle; tests/architecture/raw-sql.test.ts lists the
 * exceptions. Integers are returned as numbers, timestamps as Date, jsonb and arrays as JavaScript values.
 */
export interface SqlClient {
  rows<Row>(statement: Statement): Promise<Row[]>;
}

/** Drizzle over app/server/db/schema, the same for both engines: the database itself, or a transaction in it. */
export interface QueryBuilder extends Omit<PgDatabase<PgQueryResultHKT>, 'transaction'>, SqlClient {
  /**
   * Commits when `work` resolves, rolls back when it rejects. Inside, use only the given transaction. Inside of a
   * transaction, `work` becomes a part of it.
   */
  transaction<Result>(work: (transaction: QueryBuilder) => Promise<Result>): Promise<Result>;
}

/** What nearly every service needs: the database, or a transaction in it, and the time. */
export interface ServiceDeps {
  db: QueryBuilder;
  clock: () => Date;
}

/** What a service needs that only reads. */
export type Reader = Pick<QueryBuilder, 'rows' | 'select'>;

export interface Database extends SqlClient {
  engine: 'embedded' | 'postgres';
  db: QueryBuilder;
  /** Where the contents of files are. Absent: in their rows. */
  contents?: FileContents;
  /** Reads that may be a second old, on a standby. Absent without one. */
  reads?: Reader;
  /**
   * Receives the messages of a channel once this call resolves. `onGap` is called when messages may have been lost
   * (after a reconnect): caches must be dropped then. Resolves to a function that stops listening.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Applies the new migrations of db/migrations. Processes that start at the same time run them one after another. */
  migrate(): Promise<void>;
  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>;
  /** Connections of this process. Absent for the embedded engine. */
  countConnections?(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
}

const dialect = new PgDialect();

/** A statement composed with `sql`. Every value is a parameter. */
export function toStatement(query: SQL): Statement {
  const { sql, params } = dialect.sqlToQuery(query);
  return { text: sql, values: params };
}

/** Relative to the root of the project, so that the bundled server and the tests find the same files. */
export const migrationsFolder = join(process.cwd(), 'db', 'migrations');
