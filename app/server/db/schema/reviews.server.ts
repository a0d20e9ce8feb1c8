import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReviewState } from '~/domain/reviews/review';
import { products } from './catalogue.server';
import { bytes, contentRecord, requireContent } from './columns.server';
import { orders } from './orders.server';

/** R-REVIEW-2: triggers count the approved rows into products.review_count and products.review_stars. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    city: text().notNull().default(''),
    stars: integer().notNull(),
    /** The author bought the product here. */
    verified: boolean().notNull().default(false),
    title: text().notNull().default(''),
    text: text().notNull(),
    state: text().$type<ReviewState>().notNull().default('approved'),
    /** The order that has the product. Null for a review of the sample data. */
    orderId: uuid('order_id').references(() => orders.id),
    /** The account, the confirmed email or the order: one review for each product (R-REVIEW-1). */
    buyerKey: text('buyer_key'),
    /** Why staff refused it. The author reads it. */
    refusal: text().notNull().default(''),
    /** The public answer of the company. */
    answer: text().notNull().default(''),
    /** Counts changes by the author and by staff. */
    version: integer().notNull().default(1),
    /** When the author last wrote it, in milliseconds: a page of the list begins after such a time. */
    submittedAt: timestamp('submitted_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    check('reviews_state', sql`${table.state} in ('waiting', 'approved', 'refused')`),
    index('reviews_of_product')
      .on(table.productId, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`state = 'approved'`),
    index('reviews_by_submission').on(table.state, table.submittedAt, table.id),
    index('reviews_of_order').on(table.orderId).where(sql`order_id is not null`),
    uniqueIndex('reviews_of_buyer').on(table.productId, table.buyerKey),
  ],
);

/** Photos of reviews, re-encoded as WebP. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: uuid().primaryKey(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** The whole photo, at most 1,600 pixels wide and high. */
    large: bytes(),
    largeRecord: contentRecord('large_record'),
    /** At most 320 pixels wide and high. */
    small: bytes(),
    smallRecord: contentRecord('small_record'),
  },
  (table) => [
    requireContent('review_photos_large', table.large, table.largeRecord),
    requireContent('review_photos_small', table.small, table.smallRecord),
    index('review_photos_of_review').on(table.reviewId, table.id),
  ],
);
