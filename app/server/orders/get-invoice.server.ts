import { and, eq } from 'drizzle-orm';
import type { Invoice } from '~/domain/invoices/invoice';
import { parseInvoiceFileName } from '~/domain/invoices/invoice-number';
import { invoices } from '../db/schema/invoices.server';
import { invoiceColumns } from '../invoices/read-invoices.server';
import { findAccessibleOrder, type OrderAccess } from './order-access.server';
import type { OrderDeps } from './types.server';

/** A document of an order for its buyer. `null` for a document of another order, and as for `readAccessibleOrder`. */
export async function getOrderInvoice(
  deps: OrderDeps,
  access: OrderAccess,
  fileName: string,
): Promise<Invoice | null> {
  const number = parseInvoiceFileName(fileName);
  const order = number && (await findAccessibleOrder(deps, access));
  if (!order) return null;
  const [invoice] = await deps.db
    .select(invoiceColumns)
    .from(invoices)
    .where(and(eq(invoices.number, number), eq(invoices.orderId, order.id)));
  return invoice ?? null;
}
