import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { v4 as randomId } from 'uuid';
import type { LineUnits } from '~/domain/orders/line-units';
import type { QueryBuilder } from '../db/database.server';
import { tickets } from '../db/schema/tickets.server';
import { withdrawGuestEmails } from './withdraw-guest-emails.server';

/** R-TICKET-1: issues one ticket for each seat. Their ids are random, because their codes are made from them. */
export async function issueTickets(
  transaction: QueryBuilder,
  orderId: string,
  lines: readonly { position: number; quantity: number }[],
  at: Date,
): Promise<void> {
  const rows = lines.flatMap(({ position: linePosition, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({
      id: randomId(),
      orderId,
      linePosition,
      seat: index + 1,
      createdAt: at,
    })),
  );
  if (rows.length > 0) await transaction.insert(tickets).values(rows);
}

const ofOrder = (orderId: string) => and(eq(tickets.orderId, orderId), isNull(tickets.voidedAt));

/** R-TICKET-3: the order was cancelled or refunded. */
export async function voidTicketsOfOrder(
  transaction: QueryBuilder,
  orderId: string,
  at: Date,
): Promise<void> {
  const voided = await transaction
    .update(tickets)
    .set({ voidedAt: at })
    .where(ofOrder(orderId))
    .returning({ id: tickets.id });
  if (voided.length > 0) await withdrawGuestEmails(transaction, orderId);
}

/**
 * R-TICKET-3: units of lines were refunded. Voids unused tickets first, and of them the last seats. All tickets of the order are locked
 * before it chooses: one that is checked in meanwhile counts as used.
 */
export async function voidTicketsOfUnits(
  transaction: QueryBuilder,
  orderId: string,
  units: LineUnits,
  at: Date,
): Promise<void> {
  const { id, linePosition, seat, usedAt } = tickets;
  const valid = await transaction
    .select({ id, linePosition, seat, usedAt })
    .from(tickets)
    .where(ofOrder(orderId))
    .orderBy(asc(id))
    .for('update');
  const inSequence = valid.toSorted(
    (one, other) => Number(one.usedAt !== null) - Number(other.usedAt !== null) || other.seat - one.seat,
  );
  const ids = Object.entries(units).flatMap(([position, count]) =>
    inSequence
      .filter((ticket) => ticket.linePosition === Number(position))
      .slice(0, count)
      .map((ticket) => ticket.id),
  );
  if (ids.length === 0) return;
  await transaction.update(tickets).set({ voidedAt: at }).where(inArray(id, ids));
  await withdrawGuestEmails(transaction, orderId);
}

/** Whether a guest was checked in. Locks the tickets, so that none is used until the transaction ends. */
export async function hasUsedTicket(transaction: QueryBuilder, orderId: string): Promise<boolean> {
  const rows = await transaction
    .select({ usedAt: tickets.usedAt })
    .from(tickets)
    .where(ofOrder(orderId))
    .orderBy(asc(tickets.id))
    .for('update');
  return rows.some(({ usedAt }) => usedAt !== null);
}
