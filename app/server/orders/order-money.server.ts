import { asc, eq, type SQL } from 'drizzle-orm';
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

/** The oldest first. */
export const selectPayments = (db: QueryBuilder, condition: SQL): Promise<PaymentRow[]> =>
  db.select().from(payments).where(condition).orderBy(asc(payments.receivedAt), asc(payments.id));

/** The oldest first. */
export const selectRefunds = (db: QueryBuilder, condition: SQL): Promise<RefundRow[]> =>
  db.select().from(refunds).where(condition).orderBy(asc(refunds.createdAt), asc(refunds.id));

/** One query after another: the connection of a transaction runs one at a time. */
export async function readMoneyOfOrder(db: QueryBuilder, orderId: string): Promise<OrderMoneyRows> {
  return {
    payments: await selectPayments(db, eq(payments.orderId, orderId)),
    refunds: await selectRefunds(db, eq(refunds.orderId, orderId)),
  };
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
