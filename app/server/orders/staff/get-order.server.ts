import { and, eq, ne, or, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { addLineUnits, getAllUnits, subtractLineUnits } from '~/domain/orders/line-units';
import { listNextReturnStates } from '~/domain/orders/order-return';
import { listNextStatuses, parseOrderNumber } from '~/domain/orders/order-status';
import { calculateLinesRefund } from '~/domain/orders/refund-amount';
import { isStaffStatus, type StaffOrder } from '~/domain/orders/staff-order';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { orders } from '../../db/schema/orders.server';
import { readCardUse } from '../../gift-cards/card-rows.server';
import { listHeld, readDisputes, sumHeld, toDispute } from '../disputes.server';
import { calculateBalance, toPayment, toRefund } from '../order-money.server';
import { readParts } from '../read-order.server';
import { listRefundedUnits, type OrderParts, type OrderRow, toOrder } from '../to-order.server';
import { readNames, toStaffEvents } from './order-conflict.server';
import { canSendRefundAgain } from './send-refund-again.server';

/** Orders of the same account or email, without this one. */
async function countOtherOrders(db: QueryBuilder, { id, userId, contact }: OrderRow): Promise<number> {
  const conditions = [
    ...(userId ? [eq(orders.userId, userId)] : []),
    ...(contact.email ? [sql`lower(${orders.contact} ->> 'email') = ${contact.email.toLowerCase()}`] : []),
  ];
  return conditions.length > 0 ? db.$count(orders, and(ne(orders.id, id), or(...conditions))) : 0;
}

async function toMoneyLists(db: QueryBuilder, { money, events }: OrderParts, now: Date) {
  const names = await readNames(db, [
    ...money.payments.map(({ recordedBy }) => recordedBy),
    ...money.refunds.map(({ createdBy }) => createdBy),
  ]);
  const toAuthor = (userId: string | null) => {
    const by = names.get(userId ?? '');
    return by ? { by } : {};
  };
  return {
    payments: money.payments.map((row) => ({ ...toPayment(row), ...toAuthor(row.recordedBy) })),
    refunds: money.refunds.map((row) => ({
      ...toRefund(row),
      ...toAuthor(row.createdBy),
      ...(row.paymentId !== null && { paymentId: row.paymentId }),
      canSendAgain: canSendRefundAgain(row, { refunds: money.refunds, events }, now),
    })),
  };
}

async function toStaffOrder({ db, clock }: ServiceDeps, row: OrderRow): Promise<StaffOrder> {
  const parts = await readParts(db, row.id);
  const order = toOrder(row, parts);
  const { received, refunded } = calculateBalance(row, parts.money);
  const refundedUnits = addLineUnits(listRefundedUnits(parts.money));
  const disputes = await readDisputes(db, row.id);
  const held = sumHeld(listHeld(parts.money, disputes));
  const cardUse = await readCardUse(db, row.id, clock());
  return {
    order,
    version: row.version,
    ...(await toMoneyLists(db, parts, clock())),
    disputes: disputes.map(toDispute),
    returns: order.returns.map((each) => ({
      ...each,
      nextStates: listNextReturnStates(each.state),
      refundAmount: Math.min(
        calculateLinesRefund({ ...row, lines: parts.lines }, refundedUnits, each.lines),
        received - refunded,
      ),
    })),
    events: await toStaffEvents(db, parts.events),
    nextStatuses: listNextStatuses(order, 'staff')
      .filter(isStaffStatus)
      .filter((status) => status !== 'cancelled' || !cardUse),
    refundable: received - refunded - held,
    refundableUnits: subtractLineUnits(getAllUnits(parts.lines), refundedUnits),
    otherOrders: await countOtherOrders(db, row),
  };
}

/** Everything about an order. `null` for an unknown number. Throws NotAllowedError. */
export async function getOrder(
  deps: ServiceDeps,
  { user }: SignedIn,
  typedNumber: string,
): Promise<StaffOrder | null> {
  requirePermission(user, 'orders.manage');
  const number = parseOrderNumber(typedNumber);
  const [row] = number ? await deps.db.select().from(orders).where(eq(orders.number, number)) : [];
  return row ? toStaffOrder(deps, row) : null;
}
