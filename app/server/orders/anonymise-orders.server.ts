import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { anonymiseBuyer, isOrderClosed } from '~/domain/orders/anonymise-buyer';
import type { QueryBuilder } from '../db/database.server';
import { discountUses } from '../db/schema/discounts.server';
import { giftCardMovements, giftCards } from '../db/schema/gift-cards.server';
import { orderEvents, orders } from '../db/schema/orders.server';
import { paymentDisputes, refunds } from '../db/schema/payments.server';
import { orderReturns } from '../db/schema/returns.server';
import { tickets } from '../db/schema/tickets.server';
import { deleteRecipients, listOrdersWithWaitingGift } from '../gift-cards/gift-deliveries.server';
import { calculateBalanceOfSums } from './order-money.server';

/** Deletes what buyers wrote and sent with returns and tickets of these orders, and the hash by which a discount code identifies them. */
export async function deleteBuyerTexts(
  db: QueryBuilder,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = [...orderIds];
  await db
    .update(orderReturns)
    .set({ reason: '', photo: null, photoRecord: null })
    .where(inArray(orderReturns.orderId, ids));
  await db.update(tickets).set({ guestName: null }).where(inArray(tickets.orderId, ids));
  await deleteRecipients(db, ids, now);
  await db
    .update(discountUses)
    .set({ personHash: '', onceKey: null })
    .where(inArray(discountUses.orderId, ids));
}

/** What staff wrote about the gift cards that the order bought. The cards stay valid: their codes may have been given away. */
async function deleteCardReasons(db: QueryBuilder, orderId: string): Promise<void> {
  const ofOrder = db.select({ id: giftCards.id }).from(giftCards).where(eq(giftCards.orderId, orderId));
  await db
    .update(giftCardMovements)
    .set({ reason: '' })
    .where(and(inArray(giftCardMovements.cardId, ofOrder), isNotNull(giftCardMovements.reason)));
}

type OrderRow = typeof orders.$inferSelect;

/** The ids of those of the orders with a row in this state: a refund that is not made yet, a dispute that is not decided. */
async function listOrdersWith(
  db: QueryBuilder,
  table: typeof refunds | typeof paymentDisputes,
  state: string,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ orderId: table.orderId })
    .from(table)
    .where(and(inArray(table.orderId, [...orderIds]), sql`${table.state} = ${state}`));
  return new Set(rows.map((row) => row.orderId));
}

/** The ids of those of the orders that are not closed. */
export async function listOpenIds(
  db: QueryBuilder,
  rows: readonly OrderRow[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const ids = rows.map(({ id }) => id);
  const withWaitingGift = await listOrdersWithWaitingGift(db, ids, now);
  const withPendingRefund = await listOrdersWith(db, refunds, 'pending', ids);
  const withOpenDispute = await listOrdersWith(db, paymentDisputes, 'open', ids);
  const isClosed = (row: OrderRow) =>
    isOrderClosed({
      status: row.status,
      hasOpenReturn: row.hasOpenReturn,
      hasWaitingGift: withWaitingGift.has(row.id),
      hasPendingRefund: withPendingRefund.has(row.id),
      hasOpenDispute: withOpenDispute.has(row.id),
      excess: calculateBalanceOfSums(row).excess,
    });
  return new Set(rows.filter((row) => !isClosed(row)).map(({ id }) => id));
}

/** Locks the order: its buyer or staff may change it at the same time, and then it may not be closed any more. */
async function anonymiseOrder(transaction: QueryBuilder, id: string, now: Date): Promise<void> {
  const [order] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.anonymisedAt)))
    .for('update');
  if (!order || (await listOpenIds(transaction, [order], now)).has(id)) return;
  const { total, discount } = order;
  await transaction.update(orderEvents).set({ note: null }).where(eq(orderEvents.orderId, id));
  await transaction.update(refunds).set({ reason: '' }).where(eq(refunds.orderId, id));
  await deleteBuyerTexts(transaction, [id], now);
  await deleteCardReasons(transaction, id);
  await transaction
    .update(orders)
    .set({ ...anonymiseBuyer({ ...order, taxable: total - discount }), requestHash: '', anonymisedAt: now })
    .where(eq(orders.id, id));
}

/**
 * Removes the buyers of deleted accounts from their closed orders, with the notes of events, the reasons of refunds and
 * returns, and the request hash. Open orders wait for the next run: the job runs every hour.
 */
export async function anonymiseOrders(db: QueryBuilder, now: Date): Promise<void> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.deletionRequestedAt), isNull(orders.anonymisedAt)));
  const openIds = await listOpenIds(db, rows, now);
  for (const { id } of rows) {
    if (openIds.has(id)) continue;
    await db.transaction((transaction) => anonymiseOrder(transaction, id, now));
  }
}
