import { asc, eq } from 'drizzle-orm';
import type { OrderRefund, ReceivedPayment } from '~/domain/orders/order';
import type { OrderStatus } from '~/domain/orders/order-status';
import { calculatePaymentBalance, type PaymentBalance } from '~/domain/payments/payment';
import type { QueryBuilder } from '../db/database.server';
import type { orders } from '../db/schema/orders.server';
import { payments, refunds } from '../db/schema/payments.server';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

export interface OrderMoneyRows {
  /** The oldest first. */
  payments: PaymentRow[];
  refunds: RefundRow[];
}

/** A cancelled or refunded order is owed nothing. */
export const isPayable = (status: OrderStatus): boolean => status !== 'cancelled' && status !== 'refunded';

/** One query after another: the connection of a transaction runs one at a time. */
export async function readMoneyOfOrder(db: QueryBuilder, orderId: string): Promise<OrderMoneyRows> {
  const paymentRows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.receivedAt), asc(payments.id));
  const refundRows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return { payments: paymentRows, refunds: refundRows };
}

type PayableRow = Pick<typeof orders.$inferSelect, 'orderTotal' | 'status' | 'paidAt'>;

interface PaymentAmounts {
  payments: readonly Pick<PaymentRow, 'amount'>[];
  refunds: readonly Pick<RefundRow, 'amount' | 'state'>[];
}

/** R-PAYMENT-2: what was paid for an order, what is outstanding and what must go back. */
export const calculateBalance = (
  { orderTotal, status, paidAt }: PayableRow,
  { payments: received, refunds: returned }: PaymentAmounts,
): PaymentBalance =>
  calculatePaymentBalance({
    orderTotal,
    payments: received,
    refunds: returned,
    isOrderPayable: isPayable(status),
    isPaid: paidAt !== null,
  });

type SummedRow = PayableRow & Pick<typeof orders.$inferSelect, 'received' | 'refunded'>;

/** The payment balance, calculated from the sums that the order stores. */
export const calculateBalanceOfSums = (row: SummedRow): PaymentBalance =>
  calculateBalance(row, {
    payments: [{ amount: row.received }],
    refunds: [{ amount: row.refunded, state: 'done' }],
  });

export const toPayment = ({ id, provider, reference, amount, receivedAt }: PaymentRow): ReceivedPayment => ({
  id,
  provider,
  reference,
  amount,
  receivedAt,
});

export const toRefund = (row: RefundRow): OrderRefund => {
  const { id, amount, lines, reason, state, reference, createdAt, doneAt } = row;
  return {
    id,
    amount,
    reason,
    state,
    createdAt,
    ...(lines && { lines }),
    ...(reference !== null && { reference }),
    ...(doneAt && { doneAt }),
  };
};
