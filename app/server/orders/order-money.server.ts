import { and, asc, eq, getTableColumns, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Paise } from '~/domain/money/money';
import type { OrderRefund, ReceivedPayment } from '~/domain/orders/order';
import type { OrderStatus } from '~/domain/orders/order-status';
import { calculatePaymentBalance, type PaymentBalance } from '~/domain/payments/payment';
import type { QueryBuilder } from '../db/database.server';
import { giftCardMovements } from '../db/schema/gift-cards.server';
import type { orders } from '../db/schema/orders.server';
import { payments, refunds } from '../db/schema/payments.server';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** `leftOnCard`: of a gift card, what it was worth afterwards. */
type SelectedPayment = PaymentRow & { leftOnCard?: Paise | null };

export interface OrderMoneyRows {
  /** The oldest first. */
  payments: SelectedPayment[];
  refunds: RefundRow[];
}

/** A cancelled or refunded order is owed nothing. */
export const isPayable = (status: OrderStatus): boolean => status !== 'cancelled' && status !== 'refunded';

/** An order is paid with one card at most. */
const isCardSpent = and(
  eq(payments.provider, 'gift-card'),
  eq(giftCardMovements.orderId, payments.orderId),
  eq(giftCardMovements.kind, 'spend'),
);

/** The oldest first. */
export const selectPayments = (db: QueryBuilder, condition: SQL): Promise<SelectedPayment[]> =>
  db
    .select({ ...getTableColumns(payments), leftOnCard: giftCardMovements.balanceAfter })
    .from(payments)
    .leftJoin(giftCardMovements, isCardSpent)
    .where(condition)
    .orderBy(asc(payments.receivedAt), asc(payments.id));

/** Leaves out what a lost dispute took, when the dispute was won after all: that money came back to the shop. */
export const IS_LISTED_REFUND = or(isNull(refunds.disputeId), ne(refunds.state, 'failed'));

/** The oldest first. */
export const selectRefunds = (db: QueryBuilder, condition: SQL): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(condition, IS_LISTED_REFUND))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

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

export const toPayment = (row: SelectedPayment): ReceivedPayment => {
  const { id, provider, reference, amount, receivedAt, leftOnCard } = row;
  return {
    id,
    provider,
    reference,
    amount,
    receivedAt,
    ...(typeof leftOnCard === 'number' && { leftOnCard }),
  };
};

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
