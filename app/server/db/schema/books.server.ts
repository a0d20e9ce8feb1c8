import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BookCounts, BookDifference } from '~/domain/books/book-difference';
import { products, productVariants } from './catalogue.server';
import { timestamptz } from './columns.server';

/** Checks of the books. A row is written when a check is finished. */
export const bookRuns = pgTable(
  'book_runs',
  {
    id: uuid().primaryKey(),
    startedAt: timestamptz('started_at').notNull(),
    finishedAt: timestamptz('finished_at').notNull(),
    counts: jsonb().$type<BookCounts>().notNull(),
    differenceCount: integer('difference_count').notNull(),
    /** The first ones, when there are many. */
    differences: jsonb().$type<BookDifference[]>().notNull(),
  },
  (table) => [
    index('book_runs_by_time').on(table.finishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** Units of a product before its first order and movement, as the first check that saw the product derived them. */
export const stockOpenings = pgTable('stock_openings', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  units: integer().notNull(),
  recordedAt: timestamptz('recorded_at').notNull(),
});

/** Units of each variant before its first order and movement. A variant that the product does not have any more has no row. */
export const variantOpenings = pgTable(
  'variant_openings',
  {
    productId: text('product_id').notNull(),
    color: text().notNull(),
    size: text().notNull(),
    units: integer().notNull(),
    recordedAt: timestamptz('recorded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.color, table.size] }),
    foreignKey({
      name: 'variant_openings_variant_fk',
      columns: [table.productId, table.color, table.size],
      foreignColumns: [productVariants.productId, productVariants.color, productVariants.size],
    }).onDelete('cascade'),
  ],
);
