import { sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { listIntervals } from '~/domain/revenue/report-intervals';
import { getPeriodBefore, type ReportPeriod } from '~/domain/revenue/report-period';
import {
  fillIntervals,
  type RevenueProduct,
  type RevenueReport,
  sumDays,
} from '~/domain/revenue/revenue-report';
import { CSV_BYTE_ORDER_MARK, type CsvValue, formatCsvRow, toRupeesCell } from '~/domain/text/csv';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { createTextStream, type StreamedFile } from '../files/byte-stream.server';
import { toIsoDay } from '../iso-day.server';
import { readDays } from './read-days.server';
import { readBuyers, readCodes, readMoney, readStates } from './read-groups.server';
import { readProducts } from './read-products.server';

/** The parts of a report are from one snapshot, so that they add up to the same. */
const readSnapshot = <Result>(
  db: QueryBuilder,
  read: (snapshot: QueryBuilder) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
    return read(transaction);
  });

/** R-REVENUE-1: what was invoiced and credited in a period, and in the one before. Throws NotAllowedError. */
async function readReport(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  period: ReportPeriod,
): Promise<RevenueReport> {
  requirePermission(user, 'invoices.read');
  const before = getPeriodBefore(period);
  return readSnapshot(db, async (snapshot) => {
    const days = await readDays(snapshot, period);
    return {
      period,
      today: toIsoDay(clock()),
      before,
      figures: sumDays(days),
      figuresBefore: sumDays(await readDays(snapshot, before)),
      intervals: fillIntervals(listIntervals(period), days),
      products: await readProducts(snapshot, period),
      states: await readStates(snapshot, period),
      codes: await readCodes(snapshot, period),
      buyers: await readBuyers(snapshot, period),
      money: await readMoney(snapshot, period),
    };
  });
}

const COLUMNS = ['Product', 'Id', 'Category', 'Units', 'Invoiced', 'Credited', 'Revenue'];

const toCells = ({ name, id, category, units, ...values }: RevenueProduct): CsvValue[] => [
  name,
  id,
  category,
  units,
  ...[values.invoiced, values.credited, values.revenue].map(toRupeesCell),
];

async function* writeRows(products: readonly RevenueProduct[]): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + formatCsvRow(COLUMNS);
  yield products.map((product) => formatCsvRow(toCells(product))).join('');
}

/** R-REVENUE-3: all products of a period as CSV, in rupees before tax. Throws NotAllowedError. */
async function exportProducts(
  { db }: ServiceDeps,
  { user }: SignedIn,
  period: ReportPeriod,
): Promise<StreamedFile> {
  requirePermission(user, 'invoices.read');
  const products = await readSnapshot(db, (snapshot) => readProducts(snapshot, period));
  return { name: `revenue-${period.from}-${period.to}.csv`, content: createTextStream(writeRows(products)) };
}

/** What the company earned, for staff with the permission `invoices.read`. */
export const createRevenue = ({ db }: Database, options: Pick<ServiceDeps, 'clock'>) =>
  bindDeps({ db, ...options }, { readReport, exportProducts });

export type Revenue = ReturnType<typeof createRevenue>;
