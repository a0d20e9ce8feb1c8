import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { IssuedUse } from '~/domain/orders/issued-use';
import { canChangeOrderStatus, type OrderStatus } from '~/domain/orders/order-status';
import type { StaffStatus } from '~/domain/orders/staff-order';
import { toTransferMethod } from '~/domain/payments/payment-method';
import { site } from '~site';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { changeLockedStatus } from '../change-locked-status.server';
import { findUseOfOrder } from '../issued-goods.server';
import { calculateBalance, readMoneyOfOrder } from '../order-money.server';
import { createPaymentReference, recordPayment } from '../record-payment.server';
import type { OrderRow } from '../to-order.server';
import { writeEvent } from '../write-event.server';
import { changeOrder, lockByNumber, type OrderConflict } from './order-conflict.server';

/** The change has passed changeStatusSchema. */
export interface StatusForm {
  number: string;
  version: number;
  to: StaffStatus;
  /** The buyer reads it. */
  note?: string | undefined;
  /** Of a parcel that is sent. */
  carrier?: string | undefined;
  trackingUrl?: string | undefined;
}

export type ChangeStatusResult =
  | { kind: 'changed' }
  /** The order has another status by now, or cannot get the requested one. */
  | { kind: 'not-allowed'; status: OrderStatus }
  /** It cannot be cancelled: a gift card of the order was spent or is too old, or a ticket was used. */
  | { kind: 'in-use'; use: IssuedUse }
  | OrderConflict
  | { kind: 'unknown' };

export type StaffStatusChange = Omit<StatusForm, 'number' | 'version'>;

/** Records the outstanding amount under the order number: staff saw the money without noting its reference. */
async function markPaid(
  transaction: QueryBuilder,
  order: OrderRow,
  userId: string,
  now: Date,
): Promise<boolean> {
  const money = await readMoneyOfOrder(transaction, order.id);
  const { outstanding: amount } = calculateBalance(order, money);
  // A free order has no payment.
  if (amount === 0)
    return changeLockedStatus(transaction, order, { to: 'paid', actor: 'staff', userId, at: now });
  const { id: orderId, number, paymentMethod } = order;
  const provider = toTransferMethod(paymentMethod);
  const reference = createPaymentReference(number, money.payments);
  const payment = { orderId, provider, reference, amount, currency: site.currency.code };
  const result = await recordPayment(transaction, { ...payment, receivedAt: now, recordedBy: userId }, now);
  return result === 'paid';
}

/** The transaction must have locked the order. */
export async function changeStatusAsStaff(
  transaction: QueryBuilder,
  order: OrderRow,
  { to, note, carrier, trackingUrl }: StaffStatusChange,
  { userId, now }: { userId: string; now: Date },
): Promise<Extract<ChangeStatusResult, { kind: 'changed' | 'not-allowed' | 'in-use' }>> {
  const { status, paidAt } = order;
  if (!canChangeOrderStatus({ ...order, paid: paidAt !== null }, to, 'staff'))
    return { kind: 'not-allowed', status };
  const use = to === 'cancelled' ? await findUseOfOrder(transaction, order.id, now) : undefined;
  if (use) return { kind: 'in-use', use };
  const parcel = to === 'shipped' ? { ...(carrier && { carrier }), ...(trackingUrl && { trackingUrl }) } : {};
  const details = Object.keys(parcel).length > 0 ? parcel : undefined;
  const isChanged =
    to === 'paid'
      ? await markPaid(transaction, order, userId, now)
      : await changeLockedStatus(transaction, order, { to, actor: 'staff', userId, note, details, at: now });
  return isChanged ? { kind: 'changed' } : { kind: 'not-allowed', status };
}

/** Moves an order on, or cancels it (R-ORDER-5). Throws NotAllowedError. */
export async function changeStatus(
  deps: ServiceDeps,
  { user }: SignedIn,
  { number, version, ...change }: StatusForm,
): Promise<ChangeStatusResult> {
  requirePermission(user, 'orders.manage');
  const author = { userId: user.id, now: deps.clock() };
  return changeOrder(deps, { number, version }, (transaction, order) =>
    changeStatusAsStaff(transaction, order, change, author),
  );
}

/**
 * Adds an internal note, which only staff see. It overwrites nothing, so it needs no version. `anonymised`: the notes of the order were
 * deleted with its buyer, and one that is added now would stay. Throws NotAllowedError.
 */
export async function addNote(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  { number, note }: { number: string; note: string },
): Promise<'added' | 'anonymised' | 'unknown'> {
  requirePermission(user, 'orders.manage');
  return db.transaction(async (transaction) => {
    const order = await lockByNumber(transaction, number);
    if (!order) return 'unknown';
    if (order.anonymisedAt) return 'anonymised';
    const { id: orderId, status } = order;
    await writeEvent(transaction, {
      orderId,
      kind: 'note',
      status,
      actor: 'staff',
      userId: user.id,
      note,
      at: clock(),
    });
    return 'added';
  });
}
