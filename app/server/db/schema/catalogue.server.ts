import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Gender, Sale } from '~/domain/catalogue/product';
import type { ProductState } from '~/domain/catalogue/staff-product-query';
import { timestamptz } from './columns.server';

/** `name` is a picture's name in app/assets/pictures.json, or the id of an uploaded picture. */
export interface ProductPicture {
  name: string;
  alt: string;
  /** The colour that it shows, of those of the product. */
  color?: string;
  /** Of an uploaded picture: edges in pixels, and the colour of its placeholder. Its files are in product_picture_files. */
  upload?: { width: number; height: number; tint: string };
}

/** A sale with a period. Times are ISO times; the end is the first moment after it. */
export interface SalePlan {
  type: Sale['type'];
  /** As in the column sale_discount. */
  discount: number;
  startsAt?: string;
  endsAt?: string;
}

export interface ProductDetail {
  label: string;
  value: string;
}

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

export const categories = pgTable(
  'categories',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull().default(''),
    position: integer().notNull().default(0),
    /** On invoices, for products without a code of their own. */
    hsnCode: text('hsn_code'),
    /** Counts edits, so that two editors do not overwrite each other. */
    version: integer().notNull().default(1),
  },
  (table) => [check('categories_hsn_code', sql`${table.hsnCode} ~ '^[0-9]{4,8}$'`)],
);

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    subtitle: text().notNull().default(''),
    /** List price of one unit in paise. */
    price: bigint({ mode: 'number' }).notNull(),
    /** In units. Of a product with variants it is the sum of those on offer: triggers maintain both. */
    stock: integer().notNull(),
    /** The sale that applies now. One with a period is switched on and off by the job switch-sales. */
    saleType: text('sale_type').$type<Sale['type']>(),
    /** Paise per unit for an amount, basis points (1 % = 100) for a percentage. */
    saleDiscount: bigint('sale_discount', { mode: 'number' }),
    /** Only of a sale with a period. */
    salePlan: jsonb('sale_plan').$type<SalePlan>(),
    /** When the plan next starts or ends the sale. */
    saleSwitchesAt: timestamptz('sale_switches_at'),
    categoryId: text('category_id').references(() => categories.id),
    /** On invoices. Without it the code of the category counts. */
    hsnCode: text('hsn_code'),
    colors: text().array().notNull().default([]),
    sizes: text().array().notNull().default([]),
    gender: text().$type<Gender>(),
    tag: text(),
    description: text().notNull(),
    /** Paragraphs. */
    story: text().array().notNull().default([]),
    care: text().array().notNull().default([]),
    details: jsonb().$type<ProductDetail[]>().notNull().default([]),
    images: jsonb().$type<ProductPicture[]>().notNull().default([]),
    featured: boolean().notNull().default(false),
    /** Sort position, ascending. */
    rank: integer().notNull().default(1_000),
    /** A deleted product stays as a row, because orders and reviews refer to it. */
    state: text().$type<ProductState>().notNull().default('published'),
    /** Counts edits, so that two editors do not overwrite each other. An order does not count. */
    version: integer().notNull().default(1),
    createdAt,
    /** A trigger on reviews maintains both columns. */
    reviewCount: integer('review_count').notNull().default(0),
    reviewStars: numeric('review_stars', { precision: 2, scale: 1, mode: 'number' }).notNull().default(0),
    /** Price of one unit after its discount, by the same rule as calculateUnitDiscount in ~/domain/pricing. */
    unitPrice: bigint('unit_price', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs((): SQL => sql`product_unit_price(price, sale_type, sale_discount)`),
    /** All filter values except the price, as `colour:Black` or `rating:4`. */
    facets: text()
      .array()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`product_facets(category_id, colors, sizes, gender, tag, review_stars, stock > 0, sale_discount > 0)`,
      ),
    /**
     * At most LOW_STOCK_THRESHOLD units. An index by the stock itself would be written with each order, and PostgreSQL would write all others
     * of the table with it.
     */
    isLow: boolean('is_low')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`stock <= 5`),
    /** All words, as written and as English stems, without positions. */
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`product_search(name, subtitle, category_id, tag, colors, description, story)`,
      ),
  },
  (table) => [
    check('products_price', sql`${table.price} >= 0`),
    check('products_stock', sql`${table.stock} >= 0`),
    check('products_state', sql`${table.state} in ('draft', 'published', 'deleted')`),
    check('products_gender', sql`${table.gender} in ('women', 'men', 'unisex')`),
    check('products_hsn_code', sql`${table.hsnCode} ~ '^[0-9]{4,8}$'`),
    check(
      'products_sale',
      sql`(${table.saleType} is null and ${table.saleDiscount} is null)
        or (${table.saleType} = 'amount' and ${table.saleDiscount} >= 0)
        or (${table.saleType} = 'percent' and ${table.saleDiscount} between 0 and 10000)`,
    ),
    // One index for words and facets, so that it is used for any combination of them.
    index('products_found')
      .using('gin', table.search, table.facets)
      .with({ fastupdate: false })
      .where(sql`state = 'published'`),
    index('products_by_rank')
      .on(table.featured.desc().nullsFirst(), table.rank, table.id)
      .where(sql`state = 'published'`),
    index('products_by_age')
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`state = 'published'`),
    index('products_by_price').on(table.unitPrice, table.id).where(sql`state = 'published'`),
    index('products_by_stars')
      .on(table.reviewStars.desc().nullsFirst(), table.reviewCount.desc().nullsFirst(), table.id)
      .where(sql`state = 'published'`),
    index('products_by_name')
      .on(sql`(lower(${table.name}) collate "C")`, table.id)
      .where(sql`state = 'published'`),
    index('products_by_category')
      .on(table.categoryId, table.unitPrice, table.id)
      .where(sql`state = 'published'`),
    // The lists of the back office, the newest first.
    index('products_for_staff').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('products_low')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_low`),
    index('products_drafts')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'draft'`),
    index('products_by_name_part').using('gin', sql`lower(name) gin_trgm_ops`),
    index('products_to_switch').on(table.saleSwitchesAt).where(sql`sale_switches_at is not null`),
  ],
);

/**
 * R-VARIANT-1: the stock of each combination of colour and size, of products with more than one. Triggers add and withdraw
 * combinations when the options of a product change. An empty text stands for a product without colours or sizes.
 */
export const productVariants = pgTable(
  'product_variants',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    color: text().notNull(),
    size: text().notNull(),
    stock: integer().notNull(),
    /** False for a combination that the product had earlier. Its units are not sold. */
    isOffered: boolean('is_offered').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.color, table.size] }),
    check('product_variants_stock', sql`${table.stock} >= 0`),
  ],
);

/** All words of names, tags and colours. A mistyped search word is matched to the most similar one. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_alike').using('gin', sql`${table.word} gin_trgm_ops`),
]);

/** Sorted by code points, so that an index finds those with the same beginning. */
const codePointText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
});

/**
 * All lexemes of products, also former ones. With the few that begin with a searched word, the index of products finds the
 * same products in a fifth of the time that it takes with the beginning.
 */
export const searchLexemes = pgTable('search_lexemes', { lexeme: codePointText().primaryKey() });
