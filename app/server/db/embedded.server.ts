import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Mutex, PGlite, type QueryOptions, type Results, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { traceQuery, traceTransaction } from '../tracing/trace-queries.server';
import { setChangeRecording } from './change-subscriptions.server';
import { lockDataFolder } from './data-folder-lock.server';
import {
  type Database,
  migrationsFolder,
  type QueryBuilder,
  type SqlClient,
  type Statement,
} from './database.server';
import {
  createStatementRunner,
  type RunStatement,
  type StatementOptions,
} from './embedded-statements.server';

export interface EmbeddedOptions {
  /** Without a folder, the data is in memory only. */
  dataFolder?: string;
  /** Initial data: a data folder as `dumpDataDir` writes it. */
  dump?: Blob;
}

const SETTINGS = [
  // Memory for pages of the database. The default of PostgreSQL, 128 MB, is cleared at each start and is never given back. The pages of
  // a shop that needs more than this are in the file cache of the operating system.
  'shared_buffers=32MB',
  // A page costs less than planning a statement anew, which PostgreSQL otherwise does each time to save a few pages.
  'seq_page_cost=0.1',
  'random_page_cost=0.1',
];

const START_PARAMETERS = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])];

const DATE_TYPES: readonly number[] = [types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ];

/** Object ids of the arrays of these types, in `pg_type`. */
const DATE_ARRAY_TYPES: readonly number[] = [1182, 1115, 1185];

/** Drizzle reads dates from their texts. */
const textParsers = Object.fromEntries(DATE_TYPES.map((type) => [type, (text: string) => text]));

async function startEngine({ dataFolder, dump }: EmbeddedOptions): Promise<PGlite> {
  if (dataFolder) await mkdir(dirname(dataFolder), { recursive: true });
  return PGlite.create({
    dataDir: dataFolder,
    loadDataDir: dump,
    extensions: { pg_trgm },
    parsers: textParsers,
    startParams: START_PARAMETERS,
  });
}

/** Runs one statement when it is its turn. */
type RunInTurn = <Row>(
  statement: Statement,
  options?: Pick<StatementOptions, 'rowMode'>,
) => Promise<Results<Row>>;

const traceStatements =
  (run: RunInTurn): RunInTurn =>
  (statement, options) =>
    traceQuery(statement.text, () => run(statement, options));

/**
 * What Drizzle needs of PGlite and of its transactions. Without the parsers that it passes with each query: they are those of the engine
 * already. PGlite would copy its own few hundred each time, which takes longer than a small query.
 */
const toQueryable = (run: RunInTurn): PGlite =>
  ({
    query: (text: string, values: unknown[] | undefined, options: QueryOptions | undefined) =>
      run({ text, ...(values && { values }) }, { rowMode: options?.rowMode }),
  }) as unknown as PGlite;

function toDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toDates);
  return typeof value === 'string' ? new Date(value) : value;
}

const hasDates = ({ dataTypeID }: { dataTypeID: number }) =>
  DATE_TYPES.includes(dataTypeID) || DATE_ARRAY_TYPES.includes(dataTypeID);

/** Turns the texts of date columns into dates, in place. */
function parseDates<Row>({ fields, rows }: Results<Row>): Row[] {
  const names = fields.filter(hasDates).map(({ name }) => name);
  for (const row of rows as Record<string, unknown>[])
    for (const name of names) row[name] = toDates(row[name]);
  return rows;
}

const createSqlClient = (run: RunInTurn): SqlClient => ({
  rows: async <Row>(statement: Statement) => parseDates(await run<Row>(statement)),
});

/** Drizzle itself passes PGlite's transactions as clients: it needs no more than their queries. */
function createTransaction(run: RunInTurn): QueryBuilder {
  const transaction: QueryBuilder = Object.assign(drizzle(toQueryable(run)), createSqlClient(run), {
    transaction: <Result>(work: (part: QueryBuilder) => Promise<Result>) => work(transaction),
  });
  return transaction;
}

/** The engine has one connection: a statement waits for the one before it, and outside of a transaction for its end. */
function takeTurns(engine: PGlite) {
  const turns = new Mutex();
  const runStatement: RunStatement = createStatementRunner(engine);
  let isClosed = false;
  const run = <Row>(statement: Statement, options: StatementOptions) =>
    engine.runExclusive(async () => {
      if (isClosed) throw new Error('The database is closed.');
      return runStatement<Row>(statement, options);
    });

  const runOutside: RunInTurn = (statement, options) =>
    turns.runExclusive(() => run(statement, { ...options, isInTransaction: false }));

  const runTransaction = <Result>(work: (runInside: RunInTurn) => Promise<Result>): Promise<Result> =>
    turns.runExclusive(() =>
      engine.transaction((transaction) =>
        work(
          traceStatements(async (statement, options) => {
            if (transaction.closed) throw new Error('The transaction has ended.');
            return run(statement, { ...options, isInTransaction: true });
          }),
        ),
      ),
    );

  return {
    runOutside: traceStatements(runOutside),
    runTransaction,
    /** Runs work with the engine itself. */
    runAlone: (work: () => Promise<void>) => turns.runExclusive(work),
    /** Waits for the end of a transaction, whose next statement is refused. */
    async close() {
      isClosed = true;
      await engine.close();
    },
  };
}

/** PostgreSQL inside this process. Two processes with one folder would lose data without an error: the lock prevents it. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database & { engine: 'embedded' }> {
  const lock = options.dataFolder ? await lockDataFolder(options.dataFolder) : undefined;
  let engine: PGlite;
  try {
    engine = await startEngine(options);
  } catch (error) {
    await lock?.release();
    throw error;
  }
  const { runOutside, runTransaction, runAlone, close } = takeTurns(engine);
  const client = createSqlClient(runOutside);
  return {
    ...client,
    engine: 'embedded',
    db: Object.assign(drizzle(toQueryable(runOutside)), client, {
      transaction: <Result>(work: (transaction: QueryBuilder) => Promise<Result>) =>
        traceTransaction(() => runTransaction((run) => work(createTransaction(run)))),
    }),
    listen: (channel, onMessage) => engine.listen(channel, onMessage),
    migrate: () =>
      runAlone(async () => {
        await migrate(drizzle(engine), { migrationsFolder });
        await setChangeRecording(engine, false);
      }),
    async ping() {
      await engine.query('select 1');
    },
    async close() {
      await close();
      await lock?.release();
    },
  };
}
