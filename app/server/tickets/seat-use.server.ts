import { and, eq, isNull } from 'drizzle-orm';
import { EVENT_DATES } from '~/content/shop/event-dates';
import type { IssuedUse } from '~/domain/orders/issued-use';
import { isCancellationOver } from '~/domain/tickets/event-dates';
import type { QueryBuilder } from '../db/database.server';
import { orderLines } from '../db/schema/orders.server';
import { isTicketLine, tickets } from '../db/schema/tickets.server';
import { toIsoDay } from '../iso-day.server';

/** R-TICKET-5: why the buyer cannot cancel an order at `now` because of its seats. Void tickets count no more. Locks nothing. */
export async function readSeatUse(
  db: QueryBuilder,
  orderId: string,
  now: Date,
): Promise<IssuedUse | undefined> {
  const seats = await db
    .select({ productId: orderLines.productId, createdAt: tickets.createdAt })
    .from(tickets)
    .innerJoin(orderLines, isTicketLine)
    .where(and(eq(tickets.orderId, orderId), isNull(tickets.voidedAt)));
  const isLate = seats.some(({ productId, createdAt }) =>
    isCancellationOver({ dates: EVENT_DATES[productId] ?? [], boughtOn: toIsoDay(createdAt) }, toIsoDay(now)),
  );
  return isLate ? 'seat-late' : undefined;
}
