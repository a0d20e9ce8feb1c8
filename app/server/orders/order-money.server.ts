import { asc, eq } from 'drizzle-orm';
import type { OrderStatus } from '~/domain/orders/order-status';
import type { QueryBuilder } from '../db/database.server';
import { payments, refunds } from '../db/schema/payments.server';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

export interface OrderMoney {
  /** The oldest first. */
  payments: PaymentRow[];
  refunds: RefundRow[];
}

/** A cancelled or refunded order is owed nothing. */
export const isPayable = (status: OrderStatus): boolean => status !== 'cancelled' && status !== 'refunded';

export async function readMoneyOfOrder(db: QueryBuilder, orderId: string): Promise<OrderMoney> {
  const [paymentRows, refundRows] = await Promise.all([
    db
      .select()
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(asc(payments.receivedAt), asc(payments.id)),
    db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
  ]);
  return { payments: paymentRows, refunds: refundRows };
}
