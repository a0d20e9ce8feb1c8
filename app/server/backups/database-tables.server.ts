import type { SqlClient } from '../db/database.server';
import type { BackupHeader, BackupSequence } from './backup-format.server';

export interface DatabaseTable {
  name: string;
  /** Stored columns. Generated ones are computed again. */
  columns: { name: string; type: string }[];
  /** Columns of the primary key, quoted. Empty for a table without one. */
  key: string[];
  /** Whether a row can hold a file. */
  hasFiles: boolean;
}

const SELECT_TABLES = `
  select c.relname as name,
    coalesce((
      select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ), '[]') as columns,
    coalesce((
      select json_agg(quote_ident(a.attname) order by array_position(i.indkey::int[], a.attnum::int))
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary
    ), '[]') as key,
    exists (
      select from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'bytea'::regtype
    ) as "hasFiles"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname`;

/** Every table of the site, read from the database itself: a new table needs no line here. */
export const readTables = (client: SqlClient): Promise<DatabaseTable[]> =>
  client.rows({ text: SELECT_TABLES });

/** Sequences are not part of a snapshot. Read last, they are never behind the rows. */
export async function readSequences(client: SqlClient): Promise<BackupSequence[]> {
  const names = await client.rows<{ name: string; quoted: string }>({
    text: `select relname as name, quote_ident(relname) as quoted from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  });
  const sequences: BackupSequence[] = [];
  for (const { name, quoted } of names) {
    const [state] = await client.rows<Omit<BackupSequence, 'name'>>({
      text: `select last_value as "lastValue", is_called as "isCalled" from public.${quoted}`,
    });
    if (state) sequences.push({ name, ...state });
  }
  return sequences;
}

/** The migrations of the database, the earliest first. Empty for a database that was never used. */
export async function readAppliedMigrations(client: SqlClient): Promise<BackupHeader['migrations']> {
  const [found] = await client.rows<{ exists: boolean }>({
    text: `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  });
  if (!found?.exists) return [];
  return client.rows({
    text: `select hash, created_at::float8 as "createdAt" from drizzle.__drizzle_migrations order by created_at, id`,
  });
}

const TABLES_OF_PEOPLE = ['orders', 'users', 'leads', 'subscribers'] as const;

/** How many orders, accounts, messages and subscribers there are. A restore into an empty database loses nothing. */
export async function countPeopleRows(
  client: SqlClient,
): Promise<Partial<Record<(typeof TABLES_OF_PEOPLE)[number], number>>> {
  const counts: Awaited<ReturnType<typeof countPeopleRows>> = {};
  const tables = new Set((await readTables(client)).map(({ name }) => name));
  for (const name of TABLES_OF_PEOPLE) {
    if (!tables.has(name)) continue;
    const [row] = await client.rows<{ count: number }>({
      text: `select count(*) as count from public.${name}`,
    });
    if (row && row.count > 0) counts[name] = row.count;
  }
  return counts;
}

/** Other programs that are connected to the same database, such as a running site. */
export async function countOtherConnections(client: SqlClient): Promise<number> {
  const [row] = await client.rows<{ count: number }>({
    text: `select count(*) as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  });
  return row?.count ?? 0;
}
