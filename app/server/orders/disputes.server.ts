import { asc, eq } from 'drizzle-orm';
import type { Paise } from '~/domain/money/money';
import { type Dispute, type HeldPart, listHeldParts } from '~/domain/payments/dispute';
import { sumPayments } from '~/domain/payments/payment';
import type { QueryBuilder } from '../db/database.server';
import { paymentDisputes } from '../db/schema/payments.server';
import type { OrderMoneyRows } from './order-money.server';

export type DisputeRow = typeof paymentDisputes.$inferSelect;

/** The oldest first. */
export const readDisputes = (db: QueryBuilder, orderId: string): Promise<DisputeRow[]> =>
  db
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.orderId, orderId))
    .orderBy(asc(paymentDisputes.createdAt), asc(paymentDisputes.id));

/** The refunds of a payment that did not fail. */
export const sumRefundsOf = (paymentId: string, { refunds }: Pick<OrderMoneyRows, 'refunds'>): Paise =>
  sumPayments({ payments: [], refunds: refunds.filter((refund) => refund.paymentId === paymentId) }).refunded;

/** R-DISPUTE-2: what providers hold of the payments of an order. */
export const listHeld = (money: OrderMoneyRows, disputes: readonly DisputeRow[]): HeldPart[] =>
  listHeldParts(
    money.payments.map(({ id, amount }) => ({ id, amount, refunded: sumRefundsOf(id, money) })),
    disputes,
  );

export const sumHeld = (parts: readonly HeldPart[]): Paise =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

export const toDispute = (row: DisputeRow): Dispute => {
  const { id, paymentId, reference, amount, reason, state, isRefundable, answerBy } = row;
  return { id, paymentId, reference, amount, reason, state, isRefundable, ...(answerBy && { answerBy }) };
};
