import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DisputeState } from '~/domain/payments/dispute';
import type { PaymentProviderId, RefundState } from '~/domain/payments/payment';
import type { OnlineProviderId } from '~/domain/payments/payment-method';
import { users } from './accounts.server';
import { paise, timestamptz } from './columns.server';
import { orders } from './orders.server';

/** A hosted payment page that was opened for an order. */
export const paymentSessions = pgTable(
  'payment_sessions',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text().$type<OnlineProviderId>().notNull(),
    /** The provider's id of the page. Until the provider answers, the id of this row; `url` is empty then. */
    providerSessionId: text('provider_session_id').notNull(),
    url: text().notNull(),
    amount: paise('amount'),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    unique('payment_sessions_of_provider').on(table.provider, table.providerSessionId),
    index('payment_sessions_of_order').on(table.orderId, table.createdAt),
  ],
);

/** Money that arrived for an order. Rows are never changed or deleted. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text().$type<PaymentProviderId>().notNull(),
    /** The provider's id of the payment, the UTR of a transfer, or for cash the order number. A repeated message finds it here. */
    reference: text().notNull(),
    amount: paise('amount'),
    currency: text().notNull().default('INR'),
    receivedAt: timestamptz('received_at').notNull(),
    /** The member of staff who recorded a manual payment. Null for a message of a provider. */
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    unique('payments_of_provider').on(table.provider, table.reference),
    check('payments_amount', sql`${table.amount} > 0`),
    index('payments_of_order').on(table.orderId, table.receivedAt),
    index('payments_by_time').on(table.receivedAt),
  ],
);

/** A payment whose buyer claims the money back from the bank (R-DISPUTE-1). */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The provider's id of the dispute. */
    reference: text().notNull(),
    amount: paise('amount'),
    /** In the words of the provider. */
    reason: text().notNull(),
    state: text().$type<DisputeState>().notNull(),
    /** The provider still sends refunds of the payment: nothing was taken yet. */
    isRefundable: boolean('is_refundable').notNull(),
    /** Until when the provider accepts an answer. */
    answerBy: timestamptz('answer_by'),
    /** When the provider reported the state. An older report changes nothing. */
    reportedAt: timestamptz('reported_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    unique('payment_disputes_of_payment').on(table.paymentId, table.reference),
    check('payment_disputes_amount', sql`${table.amount} > 0`),
    check('payment_disputes_state', sql`${table.state} in ('open', 'won', 'lost')`),
    index('payment_disputes_of_order').on(table.orderId, table.createdAt),
    index('payment_disputes_open').on(table.orderId).where(sql`state = 'open'`),
  ],
);

/** Money that goes back to the buyer. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The payment that is refunded through its provider. Null for a manual transfer. */
    paymentId: uuid('payment_id').references(() => payments.id),
    amount: paise('amount'),
    /** Units by position of the order line. Null when the refund is not for lines. */
    lines: jsonb().$type<Readonly<Record<number, number>>>(),
    reason: text().notNull(),
    state: text().$type<RefundState>().notNull().default('pending'),
    /** The provider's id of the refund, or the UTR of the transfer. */
    reference: text(),
    /** The lost dispute by which the bank took the money (R-DISPUTE-3). Null for a refund of the shop. */
    disputeId: uuid('dispute_id').references(() => paymentDisputes.id),
    /** The failed refund that this one repeats. Each is repeated once. */
    retryOf: uuid('retry_of')
      .unique()
      .references((): AnyPgColumn => refunds.id),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
    doneAt: timestamptz('done_at'),
  },
  (table) => [
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_state', sql`${table.state} in ('pending', 'done', 'failed')`),
    index('refunds_of_order').on(table.orderId, table.createdAt),
    index('refunds_to_transfer').on(table.orderId).where(sql`state = 'pending' and payment_id is null`),
    index('refunds_by_time').on(table.createdAt),
  ],
);
