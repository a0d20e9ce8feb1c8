import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { DiscountKind } from '~/domain/discounts/discount-code';
import { users } from './accounts.server';
import { categories } from './catalogue.server';
import { paise, timestamptz } from './columns.server';
import { orders } from './orders.server';

export const discountCodes = pgTable(
  'discount_codes',
  {
    id: uuid().primaryKey(),
    /** In capital letters. */
    code: text().notNull().unique(),
    kind: text().$type<DiscountKind>().notNull(),
    /** Paise for an amount, basis points (1 % = 100) for a percentage. */
    value: bigint({ mode: 'number' }).notNull(),
    /** The least value of the eligible lines after their own discounts, before tax. */
    minTotal: paise('min_total').default(0),
    /** Only products of this category are eligible. */
    categoryId: text('category_id').references(() => categories.id),
    isOncePerPerson: boolean('is_once_per_person').notNull().default(false),
    maxUses: integer('max_uses'),
    uses: integer().notNull().default(0),
    startsAt: timestamptz('starts_at'),
    endsAt: timestamptz('ends_at'),
    isActive: boolean('is_active').notNull().default(true),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    check('discount_codes_kind', sql`${table.kind} in ('amount', 'percent')`),
    check(
      'discount_codes_value',
      sql`${table.value} > 0 and (${table.kind} = 'amount' or ${table.value} <= 10000)`,
    ),
    check('discount_codes_uses', sql`${table.maxUses} is null or ${table.uses} <= ${table.maxUses}`),
  ],
);

/** One use of a code. A cancelled order gives its use back. */
export const discountUses = pgTable(
  'discount_uses',
  {
    id: uuid().primaryKey(),
    codeId: uuid('code_id')
      .notNull()
      .references(() => discountCodes.id),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    /** A hash of the canonical email, so that one person uses the code once. */
    personHash: text('person_hash').notNull(),
    /** Set for a code with `is_once_per_person`: unique while the use counts. */
    onceKey: text('once_key'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    unique('discount_uses_once').on(table.codeId, table.onceKey),
    index('discount_uses_of_code').on(table.codeId, table.createdAt),
  ],
);
