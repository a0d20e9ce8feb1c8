import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ReturnState } from '~/domain/orders/order-return';
import { bytes, contentRecord, timestamptz } from './columns.server';
import { orders } from './orders.server';

/** A buyer's request to return lines of a delivered order. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: text().$type<ReturnState>().notNull().default('requested'),
    /** Units by position of the order line. */
    lines: jsonb().$type<Readonly<Record<number, number>>>().notNull(),
    reason: text().notNull(),
    /** A photo of the buyer, re-encoded as WebP. */
    photo: bytes('photo'),
    photoRecord: contentRecord('photo_record'),
    createdAt: timestamptz('created_at').notNull(),
    closedAt: timestamptz('closed_at'),
  },
  (table) => [
    check(
      'order_returns_state',
      sql`${table.state} in ('requested', 'approved', 'rejected', 'received', 'refunded')`,
    ),
    index('order_returns_of_order').on(table.orderId, table.createdAt),
    index('order_returns_open').on(table.createdAt).where(sql`closed_at is null`),
  ],
);
