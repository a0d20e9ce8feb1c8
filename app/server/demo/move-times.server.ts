import { ANNOUNCEMENTS_CHANNEL } from '../announcements/announcements.server';
import { readTables } from '../backups/database-tables.server';
import { CATALOGUE_CHANNEL } from '../catalogue/catalogue-change.server';
import type { QueryBuilder } from '../db/database.server';
import { quoteIdentifier } from '../db/quote-identifier.server';
import { retryOnConflict } from '../db/retry.server';

/**
 * These keep real time. Issued documents never change: their date is part of them, and their number belongs to its financial
 * year. The others protect the server and those who get its emails.
 */
export const UNMOVED_TABLES: readonly string[] = [
  'idp_records',
  'invoices',
  'rate_limits',
  'sessions',
  'unconfirmed_emails',
  'used_nonces',
];

/** Moments in JSON that the program reads. Other JSON is as people entered it, or a record of it. */
const JSON_MOMENTS = [
  { table: 'products', column: 'sale_plan', keys: ['startsAt', 'endsAt'] },
  { table: 'jobs', column: 'payload', keys: ['at', 'sendAt'] },
] as const;

/** Further away than any stored time, so that no moved row meets one that is not moved yet. */
const FAR_DAYS = 400_000;

function listAssignments(columns: readonly { name: string; type: string }[], days: number): string[] {
  return columns.flatMap(({ name, type }) => {
    const column = quoteIdentifier(name);
    if (type.startsWith('timestamp')) return [`${column} = ${column} - interval '${24 * days} hours'`];
    return type === 'date' ? [`${column} = ${column} - ${days}`] : [];
  });
}

/** Tables in which a time is part of a unique key. */
const SELECT_UNIQUE_TIMES = `
  select distinct c.relname as name from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and i.indisunique and exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey)
      and a.atttypid in ('timestamptz'::regtype, 'date'::regtype))`;

/**
 * Moves the times of jobs into the past. The due time of an open job becomes now at the earliest, because a job that seems days late
 * would raise an alert. Claims keep their times: the processes that hold them use the real time.
 */
const MOVE_JOBS = `update jobs set
  created_at = created_at - $1::interval, done_at = done_at - $1::interval, failed_at = failed_at - $1::interval,
  given_up_at = given_up_at - $1::interval,
  run_after = case when done_at is null and failed_at is null
    then least(run_after, greatest(run_after - $1::interval, now())) else run_after - $1::interval end`;

async function moveJson(transaction: QueryBuilder, days: number): Promise<void> {
  for (const { table, column, keys } of JSON_MOMENTS)
    for (const key of keys)
      await transaction.rows({
        text: `update ${table} set ${column} = jsonb_set(${column}, array[$1::text], to_jsonb(to_char(
            ((${column} ->> $1::text)::timestamptz - $2::interval) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
          where jsonb_typeof(${column} -> $1::text) = 'string'`,
        values: [key, `${24 * days} hours`],
      });
}

async function moveTables(transaction: QueryBuilder, days: number): Promise<void> {
  const unique = await transaction.rows<{ name: string }>({ text: SELECT_UNIQUE_TIMES });
  const hasUniqueTime = new Set(unique.map(({ name }) => name));
  for (const { name, columns } of await readTables(transaction)) {
    if (UNMOVED_TABLES.includes(name)) continue;
    const table = `public.${quoteIdentifier(name)}`;
    const steps = hasUniqueTime.has(name) ? [days + FAR_DAYS, -FAR_DAYS] : [days];
    // The audit log refuses changes, and nothing has happened that the triggers announce.
    await transaction.rows({ text: `alter table ${table} disable trigger user` });
    if (name === 'jobs') await transaction.rows({ text: MOVE_JOBS, values: [`${24 * days} hours`] });
    else
      for (const step of steps) {
        const assignments = listAssignments(columns, step);
        if (assignments.length > 0)
          await transaction.rows({ text: `update ${table} set ${assignments.join(', ')}` });
      }
  }
  await moveJson(transaction, days);
  for (const { name } of await readTables(transaction))
    if (!UNMOVED_TABLES.includes(name))
      await transaction.rows({ text: `alter table public.${quoteIdentifier(name)} enable trigger user` });
}

/**
 * R-DEMO-3: moves all stored times back by whole days, so that everything is as it will be in so many days. Jobs that are due
 * then run now. The workers and the caches of all processes are notified with the commit.
 */
export const moveTimes = (db: QueryBuilder, days: number): Promise<void> =>
  retryOnConflict(() =>
    db.transaction(async (transaction) => {
      await moveTables(transaction, days);
      await transaction.rows({
        text: `select announce_change('jobs', ''), announce_change($1, 'everything'), announce_change($2, '')`,
        values: [CATALOGUE_CHANNEL, ANNOUNCEMENTS_CHANNEL],
      });
    }),
  );
