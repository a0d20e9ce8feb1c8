import type { SQL } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { CustomerQuery, CustomerSummary } from '~/domain/orders/customer';
import type { OrderCursor } from '~/domain/orders/order-cursor';
import { CSV_BYTE_ORDER_MARK, formatCsvRow, toRupeesCell } from '~/domain/text/csv';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { createTextStream, type StreamedFile } from '../../files/byte-stream.server';
import { toIsoDay } from '../../iso-day.server';
import { matchesSearch, readCustomers } from './customers.server';

/** Rows that are in memory at a time. */
const BATCH = 500;

const COLUMNS = ['Name', 'Email', 'Phone', 'Orders', 'Paid', 'First order', 'Latest order', 'Account'];

const writeRow = (customer: CustomerSummary): string =>
  formatCsvRow([
    customer.name,
    customer.email,
    customer.phone,
    customer.orders,
    toRupeesCell(customer.paid),
    toIsoDay(customer.firstAt),
    toIsoDay(customer.latestAt),
    customer.hasAccount ? 'yes' : 'no',
  ]);

async function* writeRows(db: QueryBuilder, condition: SQL | undefined): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + formatCsvRow(COLUMNS);
  let cursor: OrderCursor | undefined;
  do {
    const { customers, next } = await readCustomers(db, condition, { cursor, limit: BATCH });
    yield customers.map(writeRow).join('');
    cursor = next;
  } while (cursor);
}

/** R-ADMIN-5: all customers of a query as CSV, of all its pages; amounts in rupees. Throws NotAllowedError. */
export function exportCustomers(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  { q }: Pick<CustomerQuery, 'q'>,
): StreamedFile {
  requirePermission(user, 'orders.manage');
  return {
    name: `customers-${toIsoDay(clock())}.csv`,
    content: createTextStream(writeRows(db, matchesSearch(db, q))),
  };
}
