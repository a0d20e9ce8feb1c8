import { and, eq } from 'drizzle-orm';
import type { OrderOwner } from '~/domain/orders/order';
import { parseOrderNumber } from '~/domain/orders/order-status';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { orders } from '../db/schema/orders.server';
import { changeLockedStatus, type LockedOrder } from './change-status.server';
import { isOwnedBy, readOwnOrder } from './own-orders.server';
import type { OrderRow } from './to-order.server';
import type { CancelResult, OrderDeps } from './types.server';

/** The transaction must have locked the order. False when the order can no longer be cancelled by its buyer. */
export const cancelLocked = (
  transaction: QueryBuilder,
  order: LockedOrder,
  now: Date,
  { userId, note }: { userId?: string; note?: string } = {},
): Promise<boolean> =>
  changeLockedStatus(transaction, order, { to: 'cancelled', actor: 'customer', userId, note, at: now });

/** A confirmed account proves that its email belongs to the buyer, also for an order placed as a guest. */
async function confirmOwnEmail(
  transaction: QueryBuilder,
  { email, emailVerified }: OrderOwner,
  { id, contact, emailConfirmedAt }: OrderRow,
  now: Date,
): Promise<void> {
  const isOwnEmail = emailVerified && contact.email?.toLowerCase() === email.toLowerCase();
  if (isOwnEmail && !emailConfirmedAt)
    await transaction.update(orders).set({ emailConfirmedAt: now }).where(eq(orders.id, id));
}

/** R-ORDER-6: a buyer can cancel an order before it is packed. The same transaction restocks its products. */
export async function cancelOwnOrder(
  { db, clock }: OrderDeps,
  owner: OrderOwner,
  typedNumber: string,
): Promise<CancelResult> {
  const number = parseOrderNumber(typedNumber);
  if (!number) return { kind: 'unknown' };
  const outcome = await retryOnConflict(() =>
    db.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(orders)
        .where(and(eq(orders.number, number), isOwnedBy(owner)))
        .for('update');
      if (!row) return 'unknown';
      await confirmOwnEmail(transaction, owner, row, clock());
      return (await cancelLocked(transaction, row, clock(), { userId: owner.id })) ? 'cancelled' : 'refused';
    }),
  );
  const order = outcome === 'unknown' ? null : await readOwnOrder({ db }, owner, number);
  return order && outcome !== 'unknown' ? { kind: outcome, order } : { kind: 'unknown' };
}
