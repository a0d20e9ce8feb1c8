import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ProductEventKind, ProductFieldChange } from '~/domain/catalogue/product-event';
import { users } from './accounts.server';
import { products } from './catalogue.server';
import { bytes, contentRecord, requireContent, timestamptz } from './columns.server';

/** Edits of products by staff. Each counts one version of its product. */
export const productEvents = pgTable(
  'product_events',
  {
    id: uuid().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    /** The version that the edit made. */
    version: integer().notNull(),
    kind: text().$type<ProductEventKind>().notNull(),
    changes: jsonb().$type<readonly ProductFieldChange[]>().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('product_events_of_product').on(table.productId, table.version.desc().nullsFirst())],
);

export type PictureFormat = 'avif' | 'webp';

/** Files of uploaded pictures, re-encoded. They are never deleted: orders and carts can still show them. */
export const productPictureFiles = pgTable(
  'product_picture_files',
  {
    /** The name of the picture in products.images. */
    pictureId: uuid('picture_id').notNull(),
    /** In pixels. */
    width: integer().notNull(),
    format: text().$type<PictureFormat>().notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    content: bytes(),
    contentRecord: contentRecord('content_record'),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.width, table.format] }),
    requireContent('product_picture_files_content', table.content, table.contentRecord),
  ],
);
