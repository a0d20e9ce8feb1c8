import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Statement } from './database.server';

const dialect = new PgDialect();

/** A statement composed with `sql`. Every value is a parameter. */
export function toStatement(query: SQL): Statement {
  const { sql, params } = dialect.sqlToQuery(query);
  return { text: sql, values: params };
}
