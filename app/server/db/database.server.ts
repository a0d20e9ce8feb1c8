import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The typed query builder over app/server/db/schema; the same face on both engines. */
export type QueryBuilder = PgDatabase<PgQueryResultHKT>;

/** SQL with `$1` placeholders. A `name` lets PostgreSQL parse and plan it once a connection; one name, one text. */
export interface Statement {
  text: string;
  values?: unknown[];
  name?: string;
}

/** One connection. Whole numbers arrive as numbers, timestamps as Date, jsonb and arrays as JavaScript values. */
export interface SqlClient {
  rows<Row>(statement: Statement): Promise<Row[]>;
}

export interface Database extends SqlClient {
  engine: 'embedded' | 'postgres';
  db: QueryBuilder;
  /** Commits what `work` did, or rolls all of it back when `work` throws. Inside, use only the given session. */
  transaction<Result>(work: (session: SqlClient) => Promise<Result>): Promise<Result>;
  /**
   * Hears what is sent to a channel after this call resolves. `onGap` is called when messages may have been missed
   * (the connection was lost and is back): whoever keeps a copy of something drops all of it then.
   * Resolves to a function that stops listening.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Applies what is new in db/migrations. Processes that start at the same time take turns. */
  migrate(): Promise<void>;
  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
