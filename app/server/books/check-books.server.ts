import { setImmediate as nextTurn } from 'node:timers/promises';
import { desc } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { type BookCounts, type BookDifference, getDifferenceKey } from '~/domain/books/book-difference';
import type { BooksOrder } from '~/domain/books/books-order';
import { checkAmounts } from '~/domain/books/check-amounts';
import { checkDocuments } from '~/domain/books/check-documents';
import { checkMoney } from '~/domain/books/check-money';
import { checkCodeOfOrder, checkCodeUses, checkNumbers, checkStock } from '~/domain/books/check-series';
import { site } from '~site';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { bookRuns } from '../db/schema/books.server';
import type { EmailQueue } from '../email/types.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { readOrderBatch } from './read-orders.server';
import { readCodes, readFirstInvoiceTime, readNumberSeries } from './read-series.server';
import { readStockAccounts, recordOpenings } from './read-stock.server';

export interface BooksDeps extends ServiceDeps {
  emailQueue: EmailQueue;
  /** Orders that are read at once. */
  batchSize?: number;
}

export type BookRun = typeof bookRuns.$inferSelect;

const BATCH_SIZE = 200;

/** More of them are counted and not stored. */
const MAX_STORED_DIFFERENCES = 200;

/** Differences in an email. */
const MAX_LISTED = 10;

interface Findings {
  counts: BookCounts;
  differences: BookDifference[];
}

const checkOrder = (order: BooksOrder, hasInvoices: boolean): BookDifference[] => [
  ...checkAmounts(order),
  ...checkMoney(order),
  ...checkDocuments(order, { hasInvoices }),
  ...checkCodeOfOrder(order),
];

/** Requests are served between the batches. */
async function checkOrders({ db, batchSize = BATCH_SIZE }: BooksDeps): Promise<Findings> {
  const counts = { orders: 0, lines: 0, payments: 0, refunds: 0, documents: 0, products: 0, codes: 0 };
  const differences: BookDifference[] = [];
  const firstInvoice = await readFirstInvoiceTime(db);
  let after: string | undefined;
  do {
    const batch = await readOrderBatch(db, { after, size: batchSize });
    for (const { order, paidAt } of batch.orders) {
      const hasInvoices = firstInvoice !== undefined && paidAt !== null && paidAt >= firstInvoice;
      differences.push(...checkOrder(order, hasInvoices));
      counts.orders += 1;
      counts.lines += order.lines.length;
      counts.payments += order.payments.length;
      counts.refunds += order.refunds.length;
      counts.documents += order.documents.length;
    }
    after = batch.after;
    await nextTurn();
  } while (after !== undefined);
  return { counts, differences };
}

async function checkAll(deps: BooksDeps): Promise<Findings> {
  const { db, clock } = deps;
  const { counts, differences } = await checkOrders(deps);
  const series = await readNumberSeries(db);
  const accounts = await readStockAccounts(db);
  await recordOpenings(db, accounts, clock());
  const codes = await readCodes(db);
  return {
    counts: { ...counts, products: accounts.filter(({ variant }) => !variant).length, codes: codes.length },
    differences: [
      ...differences,
      ...series.flatMap(checkNumbers),
      ...accounts.flatMap(checkStock),
      ...codes.flatMap(checkCodeUses),
    ],
  };
}

/** The latest checks first. */
export const readRuns = (db: QueryBuilder, limit: number): Promise<BookRun[]> =>
  db.select().from(bookRuns).orderBy(desc(bookRuns.finishedAt), desc(bookRuns.id)).limit(limit);

/** What the run before did not find. */
function listNew(run: BookRun, before: BookRun | undefined): BookDifference[] {
  const known = new Set(before?.differences.map(getDifferenceKey));
  return run.differences.filter((difference) => !known.has(getDifferenceKey(difference)));
}

/** Writes the run. Differences that the run before did not find are sent to the owner. */
function writeRun({ db, emailQueue }: BooksDeps, run: BookRun): Promise<void> {
  return db.transaction(async (transaction) => {
    const [before] = await readRuns(transaction, 1);
    await transaction.insert(bookRuns).values(run);
    const found = listNew(run, before);
    if (found.length === 0 && run.differenceCount <= (before?.differenceCount ?? 0)) return;
    await emailQueue.enqueue(transaction, {
      template: 'books-alert',
      data: { count: run.differenceCount, found: found.slice(0, MAX_LISTED) },
      key: `books-alert:${run.id}`,
      to: site.emails.orders,
      audience: 'staff',
    });
  });
}

/** Checks the books (R-BOOKS-1 to R-BOOKS-7) and stores what was found. */
export async function runCheck(deps: BooksDeps): Promise<BookRun> {
  const startedAt = deps.clock();
  const { counts, differences } = await checkAll(deps);
  const run: BookRun = {
    id: uuid(),
    startedAt,
    finishedAt: deps.clock(),
    counts,
    differenceCount: differences.length,
    differences: differences.slice(0, MAX_STORED_DIFFERENCES),
  };
  await writeRun(deps, run);
  return run;
}

/** The job of the night. */
export const checkBooks =
  (deps: BooksDeps): JobHandler<'check-books'> =>
  async () => {
    await runCheck(deps);
  };
