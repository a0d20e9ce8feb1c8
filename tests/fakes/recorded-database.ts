import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import type { Database, QueryBuilder, Statement } from '~/server/db/database.server';

/** Wraps a database and records the text of every statement, raw or of Drizzle. */
export function recordStatements(database: Database): { database: Database; statements: string[] } {
  const statements: string[] = [];
  const options = { logger: { logQuery: (text: string) => statements.push(text) } };
  const record = (client: QueryBuilder): QueryBuilder => {
    const { $client } = client as unknown as { $client: PGlite | Pool };
    const db =
      database.engine === 'embedded'
        ? drizzlePglite($client as PGlite, options)
        : drizzleNode($client as Pool, options);
    return Object.assign(db, {
      rows<Row>(statement: Statement) {
        statements.push(statement.text);
        return client.rows<Row>(statement);
      },
      transaction: <Result>(work: (transaction: QueryBuilder) => Promise<Result>) =>
        client.transaction((transaction) => work(record(transaction))),
    });
  };
  const db = record(database.db);
  return { statements, database: { ...database, db, rows: db.rows } };
}
