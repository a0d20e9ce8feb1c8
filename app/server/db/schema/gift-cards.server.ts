import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { GiftCardMovementKind } from '~/domain/gift-cards/gift-card';
import { users } from './accounts.server';
import { paise, timestamptz } from './columns.server';
import { orders } from './orders.server';

/** Gift cards, each issued for one unit of a paid order. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid().primaryKey(),
    /** The order that bought the card, and the position of its line. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    linePosition: integer('line_position').notNull(),
    /** SHA-256 of the code. Null until the code is shown for the first time. */
    codeHash: text('code_hash').unique(),
    /** The last four characters of the code. Null as long as `code_hash`. */
    codeEnd: text('code_end'),
    /** What the card was worth when it was issued. */
    amount: paise('amount'),
    balance: paise('balance'),
    endsAt: timestamptz('ends_at').notNull(),
    voidedAt: timestamptz('voided_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    check('gift_cards_balance', sql`${table.amount} > 0 and ${table.balance} between 0 and ${table.amount}`),
    index('gift_cards_of_order').on(table.orderId),
    index('gift_cards_by_time').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('gift_cards_by_code_end').on(table.codeEnd),
    index('gift_cards_with_balance')
      .on(table.endsAt, table.balance)
      .where(sql`voided_at is null and balance > 0`),
  ],
);

/** Each change of a balance. Rows are never changed or deleted: their sum is the balance. */
export const giftCardMovements = pgTable(
  'gift_card_movements',
  {
    id: uuid().primaryKey(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => giftCards.id),
    kind: text().$type<GiftCardMovementKind>().notNull(),
    /** Negative for a payment with the card. */
    change: paise('change'),
    balanceAfter: paise('balance_after'),
    /** The order that bought the card, was paid with it or gave its part back. Null when staff voided the card. */
    orderId: uuid('order_id').references(() => orders.id),
    /** Why staff voided the card. */
    reason: text(),
    /** The member of staff. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    check('gift_card_movements_kind', sql`${table.kind} in ('issue', 'spend', 'return', 'void')`),
    check('gift_card_movements_balance', sql`${table.balanceAfter} >= 0`),
    index('gift_card_movements_of_card').on(table.cardId, table.createdAt),
    // An order is paid with one card at most.
    uniqueIndex('gift_card_of_paid_order').on(table.orderId).where(sql`kind = 'spend'`),
  ],
);

/** Who gets the code of a gift card by email, when the buyer does not keep it. Written with the order, one for each unit. */
export const giftCardDeliveries = pgTable(
  'gift_card_deliveries',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    linePosition: integer('line_position').notNull(),
    /** From 0, within the line. */
    unit: integer().notNull(),
    /** Null until the order is paid. */
    cardId: uuid('card_id').references(() => giftCards.id),
    /** All three are empty when the buyer was anonymised. */
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull().default(''),
    /** The account that had this email, and has another one now. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The day in India. The email leaves in its morning. */
    sendOn: date('send_on', { mode: 'string' }).notNull(),
    sentAt: timestamptz('sent_at'),
    /** Counts the emails: staff can send one again. */
    sendings: integer().notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('gift_card_delivery_of_unit').on(table.orderId, table.linePosition, table.unit),
    uniqueIndex('gift_card_delivery_of_card').on(table.cardId),
    index('gift_card_deliveries_by_email').on(sql`lower(${table.email})`),
    index('gift_card_deliveries_of_user').on(table.userId).where(sql`user_id is not null`),
  ],
);
