import { and, eq } from 'drizzle-orm';
import type { OnlineProviderId } from '~/domain/payments/payment-method';
import type { QueryBuilder } from '../../db/database.server';
import { orders } from '../../db/schema/orders.server';
import { payments } from '../../db/schema/payments.server';
import type { PaymentRow } from '../order-money.server';
import type { OrderRow } from '../to-order.server';

export interface LockedPayment {
  order: OrderRow;
  payment: PaymentRow;
}

/** Locks the order of a payment. `undefined` for a payment that is not recorded. */
export async function lockOrderOfPayment(
  transaction: QueryBuilder,
  provider: OnlineProviderId,
  reference: string,
): Promise<LockedPayment | undefined> {
  const [payment] = await transaction
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)));
  if (!payment) return undefined;
  const [order] = await transaction.select().from(orders).where(eq(orders.id, payment.orderId)).for('update');
  return order && { order, payment };
}
