import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { formatFinancialYear } from '~/domain/invoices/invoice-number';
import { type Address, toStateOnly } from '~/domain/orders/checkout-schema';
import { priceCharge } from '~/domain/quotes/quote-plan';
import type { MilestoneCharge } from '~/domain/quotes/sales-quote';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { orderLines, orders } from '../db/schema/orders.server';
import { issueInvoice } from '../invoices/issue-invoice.server';
import { writeEvent } from './write-event.server';

export interface MilestoneOrder {
  milestoneId: string;
  /** What the invoice says was done. */
  title: string;
  charge: MilestoneCharge;
  client: { name: string; email: string; billing: Address; gstin: string | null };
  /** ISO day. */
  dueOn: string;
  /** The member of staff. */
  userId: string;
  at: Date;
}

/** A charge of one code has the title alone. */
function toLines(orderId: string, { milestoneId, title, charge }: MilestoneOrder) {
  return charge.lines.map(({ hsnCode, taxable }, position) => ({
    orderId,
    position,
    hsnCode,
    quantity: 1,
    price: taxable,
    unitDiscount: 0,
    // No product has a colon in its id.
    productId: `milestone:${milestoneId}`,
    name:
      charge.lines.length === 1 ? title : `${title}: ${hsnCode.startsWith('99') ? 'SAC' : 'HSN'} ${hsnCode}`,
  }));
}

/**
 * R-BILLING-1: the order of a milestone that is done, with its invoice. It is supplied, so nothing is packed; it is paid like
 * any other order. The transaction must have locked the milestone. Resolves to the order and the number of
 * the invoice.
 */
export async function placeMilestoneOrder(
  transaction: QueryBuilder,
  order: MilestoneOrder,
): Promise<{ orderId: string; orderNumber: string; invoiceNumber: string }> {
  const { milestoneId, charge, client, dueOn, userId, at } = order;
  const { name, email, billing, gstin } = client;
  const orderId = uuid();
  const year = formatFinancialYear(at);
  const { taxable, tax, total } = priceCharge(charge);
  const lines = toLines(orderId, order);
  const [placed] = await transaction
    .insert(orders)
    .values({
      id: orderId,
      milestoneId,
      dueOn,
      isDeliveredByEmail: true,
      paymentMethod: 'bank',
      number: sql`${`${site.orderNumberPrefix}-${year}-`}::text || lpad(next_order_position(${year}::text)::text, 6, '0')`,
      contact: { name, email, phone: '' },
      billing,
      gstin,
      delivery: toStateOnly(billing.state),
      total: taxable,
      discount: 0,
      tax,
      orderTotal: total,
      taxRateBasisPoints: charge.rateBasisPoints,
      idempotencyKey: uuid(),
      requestHash: '',
      itemNames: lines.map((line) => line.name).join('\n'),
      // The client accepted the quote by a link that was sent to this address.
      createdAt: at,
      emailConfirmedAt: at,
    })
    .returning({ number: orders.number });
  if (!placed) throw new Error('The order of the milestone was not written.');
  await transaction.insert(orderLines).values(lines);
  await writeEvent(transaction, { orderId, kind: 'status', status: 'placed', actor: 'staff', userId, at });
  const invoiceNumber = await issueInvoice(transaction, orderId, at);
  return { orderId, orderNumber: placed.number, invoiceNumber };
}
