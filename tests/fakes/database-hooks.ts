import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import type { Database, QueryBuilder, Statement } from '~/server/db/database.server';

type Client = PGlite | Pool;

interface Hooks {
  /** Called with the text of every statement before it runs. */
  onStatement?: (text: string) => void;
  /** Awaited with the text of every statement of Drizzle outside of a transaction, after it ran. */
  afterStatement?: (text: string) => Promise<void>;
}

/** The client of a driver, with a hook after each query. */
function hookClient(client: Client, afterStatement: (text: string) => Promise<void>): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (name !== 'query') return member.bind(target);
      return async (statement: string | Statement, ...rest: unknown[]) => {
        const result: unknown = await member.call(target, statement, ...rest);
        await afterStatement(typeof statement === 'string' ? statement : statement.text);
        return result;
      };
    },
  });
}

/** The same database with hooks on its statements. */
export function hookDatabase(
  database: Database,
  { onStatement = () => {}, afterStatement }: Hooks,
): Database {
  const options = { logger: { logQuery: onStatement } };
  const wrap = (queryBuilder: QueryBuilder): QueryBuilder => {
    const { $client } = queryBuilder as QueryBuilder & { $client: Client };
    const client = afterStatement ? hookClient($client, afterStatement) : $client;
    const db =
      database.engine === 'embedded'
        ? drizzlePglite(client as PGlite, options)
        : drizzleNode(client as Pool, options);
    return Object.assign(db, {
      rows<Row>(statement: Statement) {
        onStatement(statement.text);
        return queryBuilder.rows<Row>(statement);
      },
      transaction: <Result>(work: (transaction: QueryBuilder) => Promise<Result>) =>
        queryBuilder.transaction((transaction) => work(wrap(transaction))),
    });
  };
  const db = wrap(database.db);
  return { ...database, db, rows: db.rows };
}

/** The same database, and the text of every statement that it runs, raw or of Drizzle. */
export function recordStatements(database: Database): { database: Database; statements: string[] } {
  const statements: string[] = [];
  const onStatement = (text: string) => void statements.push(text);
  return { statements, database: hookDatabase(database, { onStatement }) };
}
