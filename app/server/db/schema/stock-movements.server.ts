import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StockMovementReason } from '~/domain/catalogue/stock';
import { users } from './accounts.server';
import { products } from './catalogue.server';
import { timestamptz } from './columns.server';
import { orders } from './orders.server';

/** Changes of stock by staff and returns. Orders and cancellations are found in their own tables. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: uuid().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    /** The variant. Empty texts for a product without variants. */
    color: text().notNull().default(''),
    size: text().notNull().default(''),
    /** Units added, or removed when negative. */
    change: integer().notNull(),
    /** Of the variant. */
    stockAfter: integer('stock_after').notNull(),
    reason: text().$type<StockMovementReason>().notNull(),
    note: text(),
    orderId: uuid('order_id').references(() => orders.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('stock_movements_of_product').on(table.productId, table.createdAt.desc()),
    index('stock_movements_of_order').on(table.orderId).where(sql`order_id is not null`),
  ],
);
