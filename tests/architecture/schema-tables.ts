import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

const modules = import.meta.glob<Record<string, unknown>>('../../app/server/db/schema/*.server.ts', {
  eager: true,
});

/** Every table of the schema, with its columns and foreign keys. */
export const schemaTables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableConfig(table));
