import { CsvError, parse } from 'csv-parse/sync';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { type ReadStatement, readStatement, type StatementEntry } from '~/domain/payments/bank-statement';
import {
  findOrderNumbers,
  type KnownPayments,
  listReferenceForms,
  matchStatement as matchEntries,
  type PayableOrder,
  type StatementMatch,
  toPaymentKey,
} from '~/domain/payments/match-statement';
import { toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { retryOnConflict } from '../../db/retry.server';
import { orders } from '../../db/schema/orders.server';
import { payments } from '../../db/schema/payments.server';
import { calculateBalanceOfSums } from '../order-money.server';
import { lockByNumber } from './order-conflict.server';
import {
  type RecordManualPaymentResult,
  type ReferencedPayment,
  recordManualPaymentForOrder,
} from './record-manual-payment.server';

/** In characters. A month of a busy account is a tenth of it. */
const MAX_STATEMENT = 2_000_000;
const MAX_ENTRIES = 5000;
const MAX_MATCHES = 500;

export type MatchStatementResult =
  /** `unreadable`: rows of the file that could not be read. */
  | { kind: 'matched'; matches: StatementMatch[]; unreadable: number[] }
  /** No CSV, too long, or without the names of the columns. */
  | { kind: 'no-csv' | 'too-long' | 'no-header' };

function parseRows(csv: string, delimiter: string): string[][] | undefined {
  try {
    return parse(csv, { bom: true, delimiter, relax_column_count: true, relax_quotes: true, trim: true });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** Banks write CSV with commas, semicolons or tabs. */
function readCsv(csv: string, today: string): ReadStatement | { kind: 'no-csv' } {
  const tables = [',', ';', '\t']
    .map((delimiter) => parseRows(csv, delimiter))
    .filter((rows) => rows !== undefined);
  const results = tables.map((rows) => readStatement(rows, today));
  return results.find(({ kind }) => kind === 'read') ?? results[0] ?? { kind: 'no-csv' };
}

/** Orders whose number is in the statement, and unpaid orders that cost one of its amounts. */
async function readPayableOrders(
  db: QueryBuilder,
  entries: readonly StatementEntry[],
): Promise<PayableOrder[]> {
  const numbers = [...new Set(entries.flatMap(({ description }) => findOrderNumbers(description)))];
  const amounts = [...new Set(entries.map(({ amount }) => amount))];
  // A gift card may have paid a part, and a part may have gone back.
  const outstanding = sql<number>`${orders.orderTotal} - ${orders.received} + ${orders.refunded}`;
  const isUnpaid = and(eq(orders.status, 'placed'), inArray(outstanding, amounts));
  const rows = await db
    .select()
    .from(orders)
    .where(or(inArray(orders.number, numbers), isUnpaid))
    .orderBy(orders.number);
  return rows.map((row) => ({ number: row.number, outstanding: calculateBalanceOfSums(row).outstanding }));
}

async function readRecorded(
  db: QueryBuilder,
  entries: readonly StatementEntry[],
): Promise<KnownPayments['recorded']> {
  const references = [...new Set(entries.flatMap(({ reference }) => listReferenceForms(reference)))];
  const rows = await db
    .select({ reference: payments.reference, number: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(inArray(payments.provider, ['upi', 'bank']), inArray(payments.reference, references)));
  return new Map(rows.map(({ reference, number }) => [toPaymentKey({ reference }), number]));
}

/** Reads a bank statement and proposes an order for each payment. It writes nothing. Throws NotAllowedError. */
export async function matchStatement(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  csv: string,
): Promise<MatchStatementResult> {
  requirePermission(user, 'orders.manage');
  if (csv.length > MAX_STATEMENT) return { kind: 'too-long' };
  const read = readCsv(csv, toWallClock(clock(), site.openingHours.timeZone).day);
  if (read.kind !== 'read') return read;
  const { entries, unreadable } = read;
  if (entries.length > MAX_ENTRIES) return { kind: 'too-long' };
  if (entries.length === 0) return { kind: 'matched', matches: [], unreadable };
  const [payable, recorded] = await Promise.all([readPayableOrders(db, entries), readRecorded(db, entries)]);
  return { kind: 'matched', matches: matchEntries(entries, { orders: payable, recorded }), unreadable };
}

export interface ChosenMatch extends ReferencedPayment {
  number: string;
}

export interface AppliedMatch {
  match: ChosenMatch;
  result: Exclude<RecordManualPaymentResult, { kind: 'conflict' | 'too-much-cash' }>;
}

/**
 * Records the chosen payments, each in a transaction of its own, at most 500. A payment that has been recorded is not
 * recorded again. Throws NotAllowedError.
 */
export async function applyMatches(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  { matches }: { matches: readonly ChosenMatch[] },
): Promise<AppliedMatch[]> {
  requirePermission(user, 'orders.manage');
  const applied: AppliedMatch[] = [];
  for (const match of matches.slice(0, MAX_MATCHES)) {
    const { number, ...payment } = match;
    const result = await retryOnConflict(() =>
      db.transaction(async (transaction) => {
        const order = await lockByNumber(transaction, number);
        if (!order) return { kind: 'unknown' as const };
        return recordManualPaymentForOrder(transaction, order, payment, { userId: user.id, now: clock() });
      }),
    );
    applied.push({ match, result });
  }
  return applied;
}
