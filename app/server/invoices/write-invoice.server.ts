import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { InvoiceContent, InvoiceKind } from '~/domain/invoices/invoice';
import { formatFinancialYear, formatInvoiceNumber } from '~/domain/invoices/invoice-number';
import { createVerificationCode } from '~/domain/invoices/verification-code';
import type { QueryBuilder } from '../db/database.server';
import { invoiceCounters, invoices } from '../db/schema/invoices.server';
import { toIsoDay } from '../iso-day.server';

export interface NewInvoice {
  kind: InvoiceKind;
  orderId: string;
  /** The refund of a credit note. */
  refundId?: string;
  content: InvoiceContent;
  at: Date;
}

/** Counts on in a row that stays locked until the transaction ends. A rollback takes the number back. */
async function takePosition(
  transaction: QueryBuilder,
  kind: InvoiceKind,
  financialYear: string,
): Promise<number> {
  const [counter] = await transaction
    .insert(invoiceCounters)
    .values({ kind, financialYear, lastPosition: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.kind, invoiceCounters.financialYear],
      set: { lastPosition: sql`${invoiceCounters.lastPosition} + 1` },
    })
    .returning({ position: invoiceCounters.lastPosition });
  if (!counter) throw new Error('The counter of invoices has no row.');
  return counter.position;
}

/**
 * R-INVOICE-2: writes a document under the next number of its kind and financial year. It is the last lock that a transaction
 * takes, because all transactions that issue documents wait for it. Resolves to the number.
 */
export async function writeInvoice(
  transaction: QueryBuilder,
  { kind, orderId, refundId, content, at }: NewInvoice,
): Promise<string> {
  const financialYear = formatFinancialYear(at);
  const position = await takePosition(transaction, kind, financialYear);
  const number = formatInvoiceNumber(kind, financialYear, position);
  await transaction.insert(invoices).values({
    id: uuid(),
    kind,
    number,
    financialYear,
    position,
    orderId,
    content,
    ...(refundId !== undefined && { refundId }),
    issuedOn: toIsoDay(at),
    total: content.total,
    createdAt: at,
    verificationCode: createVerificationCode(randomBytes),
  });
  return number;
}
