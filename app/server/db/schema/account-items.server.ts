import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { AccountLine } from '~/domain/account-items/account-items';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';

/**
 * R-SYNC-1: the cart and the wishlist of a user, each as one document, because they are always merged as a whole. They name
 * products that may no longer be sold, so there is no foreign key to products.
 */
export const accountItems = pgTable('account_items', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  cart: jsonb().$type<AccountLine[]>().notNull(),
  /** Product ids. */
  wishlist: jsonb().$type<string[]>().notNull(),
  /** Grows with every change. */
  revision: integer().notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});
