import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.server';
import { timestamptz } from './columns.server';

/**
 * R-ALERT-1: who gets an email when a sold-out variant is back. The row is deleted with that email. Triggers on the stock add
 * the job that sends it.
 */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: uuid().primaryKey(),
    /** In lower case, as it was entered. */
    email: text().notNull(),
    /** Equal for all spellings of an email. */
    recipientHash: text('recipient_hash').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** As in product_variants. Both are empty for a product without variants. */
    color: text().notNull(),
    size: text().notNull(),
    requestedAt: timestamptz('requested_at').notNull(),
    /** Only a confirmed email gets the alert. */
    confirmedAt: timestamptz('confirmed_at'),
  },
  (table) => [
    unique('stock_alerts_once').on(table.productId, table.color, table.size, table.recipientHash),
    index('stock_alerts_by_recipient').on(table.recipientHash),
  ],
);
