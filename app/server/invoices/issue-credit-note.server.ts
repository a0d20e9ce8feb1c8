import { and, eq, sql } from 'drizzle-orm';
import { buildCreditNote, calculateCredit } from '~/domain/invoices/build-credit-note';
import type { QueryBuilder } from '../db/database.server';
import { invoices } from '../db/schema/invoices.server';
import { orders } from '../db/schema/orders.server';
import { payments, refunds } from '../db/schema/payments.server';
import { readDocumentsOfOrder } from './read-invoices.server';
import { writeInvoice } from './write-invoice.server';

const sumOf = (column: typeof payments.amount | typeof refunds.amount) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** What arrived for an order, less the refunds that are done, and what of these was for lines. */
async function readRetained(db: QueryBuilder, orderId: string) {
  const [received] = await db
    .select({ sum: sumOf(payments.amount) })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  const [returned] = await db
    .select({
      sum: sumOf(refunds.amount),
      forLines:
        sql<number>`coalesce(sum(${refunds.amount}) filter (where ${refunds.lines} is not null), 0)`.mapWith(
          Number,
        ),
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'done')));
  const retained = (received?.sum ?? 0) - (returned?.sum ?? 0);
  return { retained, refundedForLines: returned?.forLines ?? 0 };
}

async function isAwaitingPayment(db: QueryBuilder, orderId: string): Promise<boolean> {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  return order?.status === 'placed';
}

/** The credit note of a refund, or of the failed one that it repeats: a bank can reject a refund that was done. */
async function findCreditNote(db: QueryBuilder, refundId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ number: invoices.number, retryOf: refunds.retryOf })
    .from(refunds)
    .leftJoin(invoices, eq(invoices.refundId, refunds.id))
    .where(eq(refunds.id, refundId));
  if (!found) return undefined;
  return found.number ?? (found.retryOf === null ? undefined : findCreditNote(db, found.retryOf));
}

/**
 * R-INVOICE-4: issues the credit note of a refund that is done, once. The transaction must have locked the order. Resolves to
 * its number, and to `undefined` when nothing of the refund corrects the invoice or the order has none.
 */
export async function issueCreditNote(
  transaction: QueryBuilder,
  refundId: string,
  at: Date,
): Promise<string | undefined> {
  const [refund] = await transaction
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'done')));
  if (!refund) return undefined;
  const { orderId, reason } = refund;
  const issued = await findCreditNote(transaction, refundId);
  if (issued) return issued;
  const documents = await readDocumentsOfOrder(transaction, orderId);
  const invoice = documents.find(({ kind }) => kind === 'invoice');
  if (!invoice) return undefined;
  const earlier = documents.filter(({ kind }) => kind === 'credit-note').map(({ content }) => content);
  // The invoice of a milestone waits for its payment: a part that goes back leaves it as it is (R-BILLING-3).
  if (await isAwaitingPayment(transaction, orderId)) return undefined;
  const amount = calculateCredit({
    invoiceTotal: invoice.content.total,
    credited: earlier.reduce((sum, { total }) => sum + total, 0),
    ...(await readRetained(transaction, orderId)),
    refund,
  });
  if (amount === 0) return undefined;
  const { number, issuedOn } = invoice;
  const content = buildCreditNote({
    invoice: invoice.content,
    corrects: { number, issuedOn },
    earlier,
    amount,
    lines: refund.lines,
    reason,
  });
  return writeInvoice(transaction, { kind: 'credit-note', orderId, refundId, content, at });
}

/**
 * R-BILLING-3: takes the whole invoice back of an order that was cancelled before it was paid. The transaction must have locked
 * the order. Resolves to the number of the credit note, and to `undefined` when nothing of an invoice is left.
 */
export async function issueCancellationNote(
  transaction: QueryBuilder,
  orderId: string,
  { reason, at }: { reason: string; at: Date },
): Promise<string | undefined> {
  const documents = await readDocumentsOfOrder(transaction, orderId);
  const invoice = documents.find(({ kind }) => kind === 'invoice');
  if (!invoice) return undefined;
  const earlier = documents.filter(({ kind }) => kind === 'credit-note').map(({ content }) => content);
  const amount = invoice.content.total - earlier.reduce((sum, { total }) => sum + total, 0);
  if (amount === 0) return undefined;
  const { number, issuedOn } = invoice;
  const content = buildCreditNote({
    invoice: invoice.content,
    corrects: { number, issuedOn },
    earlier,
    amount,
    lines: null,
    reason,
  });
  return writeInvoice(transaction, { kind: 'credit-note', orderId, content, at });
}
