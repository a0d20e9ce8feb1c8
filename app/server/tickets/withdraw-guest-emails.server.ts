import { and, eq, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { eventEmails } from '../db/schema/event-emails.server';
import { orderLines, orders } from '../db/schema/orders.server';
import { isTicketLine, tickets } from '../db/schema/tickets.server';
import { withdrawUnsent } from '../email/withdraw-unsent.server';

const TEMPLATE = 'event-email';

/** The beginning of the keys of one sending. */
export const toGuestKeyPrefix = (eventEmailId: string): string => `${TEMPLATE}:${eventEmailId}:`;

const emailOf = (order: string) => sql.raw(`lower(${order}.contact ->> 'email')`);

/**
 * R-TICKET-13: tickets of this order are void now. The emails to guests that its buyer did not get are not sent, nor sent again, unless
 * another ticket for that event counts, of any order with the address of the buyer.
 */
export async function withdrawGuestEmails(transaction: QueryBuilder, orderId: string): Promise<void> {
  const stillCounts = transaction
    .select({ id: tickets.id })
    .from(tickets)
    .innerJoin(orderLines, isTicketLine)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(
      and(
        sql`${tickets.voidedAt} is null`,
        eq(orderLines.productId, eventEmails.productId),
        sql`(${orders.id} = ${orderId} or ${emailOf('orders')} = ${emailOf('changed')})`,
      ),
    );
  await withdrawUnsent(
    transaction,
    and(
      eq(emails.template, TEMPLATE),
      sql`exists (select from ${orders} changed
        join ${orders} emailed on emailed.id = changed.id or ${emailOf('emailed')} = ${emailOf('changed')}
        join ${eventEmails} on ${emails.key} = ${TEMPLATE} || ':' || ${eventEmails.id} || ':' || emailed.id
        where changed.id = ${orderId} and not exists ${stillCounts})`,
    ),
  );
}
