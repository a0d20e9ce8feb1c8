import { eq } from 'drizzle-orm';
import { toInvoiceFileName } from '~/domain/invoices/invoice-number';
import type { QueryBuilder } from '../db/database.server';
import type { StoredDocument } from '../db/schema/emails.server';
import { invoices } from '../db/schema/invoices.server';

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
