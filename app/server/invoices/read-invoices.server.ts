import { asc, eq } from 'drizzle-orm';
import type { Invoice, InvoiceSummary } from '~/domain/invoices/invoice';
import type { QueryBuilder } from '../db/database.server';
import { invoices } from '../db/schema/invoices.server';

const { id, kind, number, issuedOn, verificationCode, content } = invoices;

/** What is needed to show and to render a document. */
export const invoiceColumns = { id, kind, number, issuedOn, verificationCode, content };

/** Invoice and credit notes of an order, the oldest first. */
export const readDocumentsOfOrder = (db: QueryBuilder, orderId: string): Promise<Invoice[]> =>
  db
    .select(invoiceColumns)
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.createdAt), asc(invoices.id));

/** Invoice and credit notes of an order as a list shows them, without their contents. */
export const listDocumentsOfOrder = (db: QueryBuilder, orderId: string): Promise<InvoiceSummary[]> =>
  db
    .select({ kind, number, issuedOn, total: invoices.total })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.createdAt), asc(invoices.id));
