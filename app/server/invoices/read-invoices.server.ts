import { asc, eq } from 'drizzle-orm';
import type { Invoice, InvoiceSummary } from '~/domain/invoices/invoice';
import { toInvoiceFileName } from '~/domain/invoices/invoice-number';
import type { QueryBuilder } from '../db/database.server';
import type { StoredDocument } from '../db/schema/emails.server';
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

/** A document as the attachment of an email, rendered when the email is sent. None without a number. */
export async function readInvoiceAttachment(
  db: QueryBuilder,
  number: string | undefined,
): Promise<StoredDocument[]> {
  if (number === undefined) return [];
  const rows = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.number, number));
  return rows.map(({ id }) => ({
    name: toInvoiceFileName(number),
    contentType: 'application/pdf',
    document: { kind: 'invoice', id },
  }));
}
