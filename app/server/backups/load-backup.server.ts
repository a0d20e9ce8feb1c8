import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { type Database, migrationsFolder, type QueryBuilder } from '../db/database.server';
import { quoteIdentifier } from '../db/quote-identifier.server';
import { BackupError, type BackupHeader, type BackupSequence } from './backup-format.server';
import { readBackupParts, type VerifiedBackup } from './read-backup.server';
import { releaseObjects, saveObjectKeys } from './released-objects.server';

const ROWS_AT_ONCE = 500;
/** Characters of a statement. A single row may have more. */
const MAX_BATCH_LENGTH = 1_000_000;

interface Migrations {
  /** The migrations that the backup has. */
  before: MigrationMeta[];
  /** Later migrations, which only this site has. */
  after: MigrationMeta[];
}

/** Throws BackupError when the backup has a migration that this site does not have. */
export function planMigrations(header: BackupHeader): Migrations {
  const known = readMigrationFiles({ migrationsFolder });
  const count = header.migrations.length;
  const isKnown = header.migrations.every(({ hash }, index) => known[index]?.hash === hash);
  if (!isKnown)
    throw new BackupError(
      count > known.length
        ? `The backup is of a newer version of the site: it has ${count} migrations, this version ${known.length}. Update the site first.`
        : 'The backup is of another version of the site: its migrations are not those of this version.',
    );
  return { before: known.slice(0, count), after: known.slice(count) };
}

/** Removes what migrations and the site created. Extensions and privileges of the schema stay. */
const REMOVE_ALL = `do $$
declare
  removal text;
begin
  for removal in
    select format('drop table %s cascade', oid::regclass) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
  loop execute removal; end loop;
  for removal in
    select format('drop sequence %s', oid::regclass) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S'
  loop execute removal; end loop;
  for removal in
    select format('drop routine %s cascade', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop execute removal; end loop;
  drop schema if exists drizzle cascade;
end $$`;

/** As the migrator of Drizzle writes it, so that the next start of the site applies nothing twice. */
const CREATE_MIGRATION_LIST = [
  'create schema drizzle',
  'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
];

async function applyMigrations(
  transaction: QueryBuilder,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  for (const { sql, hash, folderMillis } of migrations) {
    for (const text of sql) await transaction.rows({ text });
    await transaction.rows({
      text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      values: [hash, folderMillis],
    });
  }
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Rows come in the order of the file and may refer to later ones. Adding the keys again checks every row. */
async function removeForeignKeys(transaction: QueryBuilder): Promise<ForeignKey[]> {
  const keys = await transaction.rows<ForeignKey>({
    text: `select conrelid::regclass::text as table, quote_ident(conname) as name,
        pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  });
  for (const { table, name } of keys)
    await transaction.rows({ text: `alter table ${table} drop constraint ${name}` });
  return keys;
}

async function addForeignKeys(transaction: QueryBuilder, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await transaction
      .rows({ text: `alter table ${table} add constraint ${name} ${definition}` })
      .catch((error: Error) => {
        throw new BackupError(
          `The backup has rows of ${table} that refer to missing rows: ${error.message}.`,
        );
      });
}

/** Collects rows of one table and inserts them together. */
function createInserter(transaction: QueryBuilder, { tables }: BackupHeader) {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  let batch: string[] = [];
  let length = 0;
  const flush = async (table: string) => {
    if (batch.length === 0) return;
    const columns = columnsOf.get(table) ?? [];
    const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`);
    await transaction.rows({
      text: `insert into public.${quoteIdentifier(table)} (${columns.map(({ name }) => quoteIdentifier(name)).join(', ')})
        overriding system value select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as lines (line)`,
      values: [`[${batch.join(',')}]`],
    });
    batch = [];
    length = 0;
  };
  return {
    async add(table: string, row: string) {
      if (batch.length === ROWS_AT_ONCE || (batch.length > 0 && length + row.length > MAX_BATCH_LENGTH))
        await flush(table);
      batch.push(row);
      length += row.length;
    },
    flush,
  };
}

/** The sequences of order numbers are created with the first order of a year. */
async function setSequences(transaction: QueryBuilder, sequences: readonly BackupSequence[]): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await transaction.rows({ text: `create sequence if not exists public.${quoteIdentifier(name)}` });
    await transaction.rows({
      text: 'select setval($1::regclass, $2, $3)',
      values: [`public.${quoteIdentifier(name)}`, lastValue, isCalled],
    });
  }
}

async function loadRows(transaction: QueryBuilder, path: string, header: BackupHeader): Promise<void> {
  const inserter = createInserter(transaction, header);
  for await (const part of readBackupParts(path)) {
    if (part.kind === 'row') await inserter.add(part.table, part.row);
    if (part.kind === 'table-end') await inserter.flush(part.table);
    if (part.kind === 'sequences') await setSequences(transaction, part.sequences);
  }
}

async function setTriggers(transaction: QueryBuilder, header: BackupHeader, state: 'enable' | 'disable') {
  for (const { name } of header.tables)
    await transaction.rows({ text: `alter table public.${quoteIdentifier(name)} ${state} trigger user` });
}

/** Some migrations insert rows. The backup has the present ones. */
async function removeRowsOfMigrations(transaction: QueryBuilder, { tables }: BackupHeader): Promise<void> {
  for (const { name } of tables)
    await transaction.rows({ text: `delete from public.${quoteIdentifier(name)}` });
}

/** Throws BackupError when a table does not have the rows of the backup. */
async function checkCounts(transaction: QueryBuilder, { tables }: VerifiedBackup): Promise<void> {
  for (const [name, rows] of tables) {
    const [found] = await transaction.rows<{ count: number }>({
      text: `select count(*) as count from public.${quoteIdentifier(name)}`,
    });
    if (found?.count !== rows)
      throw new BackupError(`The table ${name} got ${found?.count} rows instead of ${rows}.`);
  }
}

/**
 * Replaces everything in the database by a verified backup, in one transaction: the tables as they were when the backup was
 * written, its rows, and then the later migrations of this site. No trigger changes a restored row. Throws BackupError, and
 * errors of the database; then nothing is changed.
 */
export async function loadBackup({ db }: Database, path: string, backup: VerifiedBackup): Promise<void> {
  const { header } = backup;
  const { before, after } = planMigrations(header);
  await db.transaction(async (transaction) => {
    await transaction.rows({
      text: `select set_config('statement_timeout', '0', true),
        set_config('idle_in_transaction_session_timeout', '600000', true), set_config('TimeZone', 'UTC', true),
        set_config('DateStyle', 'ISO, MDY', true), set_config('IntervalStyle', 'postgres', true)`,
    });
    await saveObjectKeys(transaction);
    await transaction.rows({ text: REMOVE_ALL });
    for (const text of CREATE_MIGRATION_LIST) await transaction.rows({ text });
    await applyMigrations(transaction, before);
    await setTriggers(transaction, header, 'disable');
    const keys = await removeForeignKeys(transaction);
    await removeRowsOfMigrations(transaction, header);
    await loadRows(transaction, path, header);
    await checkCounts(transaction, backup);
    await addForeignKeys(transaction, keys);
    await setTriggers(transaction, header, 'enable');
    await applyMigrations(transaction, after);
    await releaseObjects(transaction);
  });
}
