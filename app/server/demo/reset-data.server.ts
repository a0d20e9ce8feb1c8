import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ANNOUNCEMENTS_CHANNEL } from '../announcements/announcements.server';
import { readTables } from '../backups/database-tables.server';
import { CATALOGUE_CHANNEL } from '../catalogue/catalogue-change.server';
import { type Database, migrationsFolder, type QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { releaseAllObjects } from '../files/delete-unused-objects.server';
import { HELP_CHANNEL } from '../help-entries/help-content.server';
import { enqueue } from '../jobs/enqueue.server';
import { type JobKind, recurringJobs } from '../jobs/job-kinds.server';
import { seedCatalogue } from '../seed/seed-catalogue.server';
import { seedSamples } from '../seed/seed-samples.server';
import { indexSiteContent } from '../site-search/index-site-content.server';

/**
 * Limits protect the server, also while data is reset. The keys of the IdP are in the memory of every process. Objects in the file store
 * are deleted later.
 */
const UNTOUCHED_TABLES: readonly string[] = ['idp_records', 'rate_limits', 'unused_objects'];

/** Migrations insert rows into these tables. */
const ROWS_OF_MIGRATIONS = /^(--.*\n)*INSERT INTO "call_settings"/;

export interface ResetDeps {
  database: Database;
  secret: string;
  clock: () => Date;
  /** Whether the demo has the business of a sample company. */
  hasBusiness: boolean;
}

/** The recurring jobs that the workers have: one that no worker runs, such as a backup without a folder, would wait for good. */
async function listRecurringKinds(transaction: QueryBuilder): Promise<JobKind[]> {
  const rows = await transaction.rows<{ kind: string }>({ text: 'select distinct kind from jobs' });
  const stored = new Set(rows.map(({ kind }) => kind));
  return recurringJobs.flatMap(({ kind }) => (stored.has(kind) ? [kind] : []));
}

async function emptyTables(transaction: QueryBuilder): Promise<void> {
  const tables = (await readTables(transaction)).filter(({ name }) => !UNTOUCHED_TABLES.includes(name));
  const names = tables.map(({ name }) => `public."${name}"`);
  // The audit log refuses to be emptied.
  for (const name of names) await transaction.rows({ text: `alter table ${name} disable trigger user` });
  await releaseAllObjects(transaction);
  await transaction.rows({ text: `truncate ${names.join(', ')}` });
  for (const name of names) await transaction.rows({ text: `alter table ${name} enable trigger user` });
  // The first order of a financial year creates its sequence.
  const sequences = await transaction.rows<{ name: string }>({
    text: `select format('%I', sequencename) as name from pg_sequences where schemaname = 'public'`,
  });
  for (const { name } of sequences) await transaction.rows({ text: `drop sequence public.${name}` });
  const statements = readMigrationFiles({ migrationsFolder }).flatMap(({ sql }) => sql);
  for (const text of statements) if (ROWS_OF_MIGRATIONS.test(text.trim())) await transaction.rows({ text });
}

/**
 * R-DEMO-2: everything becomes as after the first start, in one transaction: all accounts, sessions, orders and messages of
 * visitors are deleted, and the samples are added again. Recurring jobs begin again.
 */
export const resetData = ({ database, secret, clock, hasBusiness }: ResetDeps): Promise<void> =>
  retryOnConflict(() =>
    database.db.transaction(async (transaction) => {
      const now = clock();
      const inTransaction = { ...database, db: transaction, rows: transaction.rows };
      const recurringKinds = await listRecurringKinds(transaction);
      await emptyTables(transaction);
      await seedCatalogue(inTransaction);
      await indexSiteContent(inTransaction, now);
      await seedSamples({ database: inTransaction, secret, now, hasBusiness });
      for (const kind of recurringKinds) await enqueue(transaction, kind, {}, { key: kind });
      await transaction.rows({
        text: `select announce_change('jobs', ''), announce_change($1, 'everything'), announce_change($2, ''), announce_change($3, '')`,
        values: [CATALOGUE_CHANNEL, HELP_CHANNEL, ANNOUNCEMENTS_CHANNEL],
      });
    }),
  );
