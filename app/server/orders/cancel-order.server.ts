import { eq } from 'drizzle-orm';
import type { IssuedUse } from '~/domain/orders/issued-use';
import type { OrderOwner } from '~/domain/orders/order';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { orders } from '../db/schema/orders.server';
import { readSeatUse } from '../tickets/seat-use.server';
import { changeLockedStatus, type LockedOrder } from './change-locked-status.server';
import { findUseOfOrder } from './issued-goods.server';
import { getUserId, lockAccessibleOrder, type OrderAccess, readAccessibleOrder } from './order-access.server';
import type { OrderRow } from './to-order.server';
import type { CancelResult, OrderDeps, OrderLink } from './types.server';

/** The transaction must have locked the order. False when the order can no longer be cancelled by its buyer. */
export const cancelLocked = (
  transaction: QueryBuilder,
  order: LockedOrder,
  now: Date,
  { userId, note }: { userId?: string | undefined; note?: string } = {},
): Promise<boolean> =>
  changeLockedStatus(transaction, order, { to: 'cancelled', actor: 'buyer', userId, note, at: now });

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

type Outcome =
  | { kind: 'unknown' | 'already-cancelled' | 'cancelled' | 'refused' }
  | { kind: 'in-use'; use: IssuedUse };

/**
 * R-ORDER-6, R-TICKET-5: a buyer can cancel an order before it is packed, and seats until their last day. The same transaction
 * restocks its products.
 */
async function cancel(deps: OrderDeps, access: OrderAccess): Promise<CancelResult> {
  const now = deps.clock();
  const outcome = await retryOnConflict(() =>
    deps.db.transaction(async (transaction): Promise<Outcome> => {
      const row = await lockAccessibleOrder(transaction, deps, access);
      if (!row) return { kind: 'unknown' };
      if ('owner' in access) await confirmOwnEmail(transaction, access.owner, row, now);
      if (row.status === 'cancelled') return { kind: 'already-cancelled' };
      const use =
        (await findUseOfOrder(transaction, row.id, now)) ?? (await readSeatUse(transaction, row.id, now));
      if (use) return { kind: 'in-use', use };
      const isCancelled = await cancelLocked(transaction, row, now, { userId: getUserId(access) });
      return { kind: isCancelled ? 'cancelled' : 'refused' };
    }),
  );
  const order = outcome.kind === 'unknown' ? null : await readAccessibleOrder(deps, access);
  return order && outcome.kind !== 'unknown' ? { ...outcome, order } : { kind: 'unknown' };
}

/** For the account that owns the order. */
export const cancelOwnOrder = (deps: OrderDeps, owner: OrderOwner, number: string): Promise<CancelResult> =>
  cancel(deps, { owner, number });

/** For a guest, on the page of the secret link. */
export const cancelOrderByKey = (deps: OrderDeps, { number, accessKey }: OrderLink): Promise<CancelResult> =>
  cancel(deps, { number, accessKey });
