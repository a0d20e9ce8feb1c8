import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import type { Database, SqlClient } from '~/server/db/database.server';

/** The same database, that writes down the text of every statement, whichever way it is sent. */
export function recordStatements(database: Database): { database: Database; statements: string[] } {
  const statements: string[] = [];
  const options = { logger: { logQuery: (text: string) => statements.push(text) } };
  const { $client } = database.db as unknown as { $client: PGlite | Pool };
  const db =
    database.engine === 'embedded'
      ? drizzlePglite($client as PGlite, options)
      : drizzleNode($client as Pool, options);
  const recording = (session: SqlClient): SqlClient => ({
    rows(statement) {
      statements.push(statement.text);
      return session.rows(statement);
    },
  });
  return {
    statements,
    database: {
      ...database,
      ...recording(database),
      db,
      transaction: (work) => database.transaction((session) => work(recording(session))),
    },
  };
}
