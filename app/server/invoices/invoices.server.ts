import { and, eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { Invoice } from '~/domain/invoices/invoice';
import { parseInvoiceFileName } from '~/domain/invoices/invoice-number';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { invoices } from '../db/schema/invoices.server';
import { orders } from '../db/schema/orders.server';
import { exportCsv, exportZip } from './export-month.server';
import { exportGstReturn, readGstReturn } from './gst-return.server';
import { listInvoices } from './list-invoices.server';
import { invoiceColumns } from './read-invoices.server';
import { createInvoiceRenderer, type InvoiceDeps } from './render-invoice.server';
import { verifyInvoice } from './verify-invoice.server';

/** A document of an order, for staff. `null` when the order has no such document. Throws NotAllowedError. */
async function getInvoice(
  { db }: InvoiceDeps,
  { user }: SignedIn,
  { orderNumber, fileName }: { orderNumber: string; fileName: string },
): Promise<Invoice | null> {
  requirePermission(user, 'orders.manage');
  const order = parseOrderNumber(orderNumber);
  const number = parseInvoiceFileName(fileName);
  if (!order || !number) return null;
  const [invoice] = await db
    .select(invoiceColumns)
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.number, number), eq(orders.number, order)));
  return invoice ?? null;
}

/** Invoices and credit notes. Buyers get theirs from the service of orders, which checks whose order it is. */
export const createInvoices = ({ db }: Database, options: Omit<InvoiceDeps, 'db'>) => ({
  ...bindDeps(
    { db, ...options },
    { getInvoice, listInvoices, exportCsv, exportZip, readGstReturn, exportGstReturn, verifyInvoice },
  ),
  renderPdf: createInvoiceRenderer(options),
});

export type Invoices = ReturnType<typeof createInvoices>;
