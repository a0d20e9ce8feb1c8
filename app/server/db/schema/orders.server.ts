import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChosenOptions } from '~/domain/cart/cart';
import type { Sale } from '~/domain/catalogue/product';
import type { Address, BuyerContact, PaymentMethod } from '~/domain/orders/checkout-schema';
import type { OrderActor, OrderStatus } from '~/domain/orders/order-status';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';

const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();
/** All amounts are in paise. They are fixed when the order is placed. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    /** Null for a guest and after account deletion. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text().$type<OrderStatus>().notNull().default('placed'),
    contact: jsonb().$type<BuyerContact>().notNull(),
    delivery: jsonb().$type<Address>().notNull(),
    billing: jsonb().$type<Address>(),
    gstin: text(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    notes: text(),
    total: paise('total'),
    discount: paise('discount'),
    tax: paise('tax'),
    orderTotal: paise('order_total'),
    taxRateBasisPoints: integer('tax_rate_basis_points').notNull(),
    /** Key and content hash of the submission. A repeated submission returns the same order. */
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    requestHash: text('request_hash').notNull(),
    /** When the buyer confirmed the email. */
    emailConfirmedAt: timestamptz('email_confirmed_at'),
    /** No confirmation was sent, because the unconfirmed email reached its limit. */
    emailWithheld: boolean('email_withheld').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
    paidAt: timestamptz('paid_at'),
    /** The buyer's account was deleted. The order is anonymised later, when it is closed. */
    deletionRequestedAt: timestamptz('deletion_requested_at'),
    anonymisedAt: timestamptz('anonymised_at'),
  },
  (table) => [
    check('orders_amounts', sql`${table.orderTotal} = ${table.total} - ${table.discount} + ${table.tax}`),
    index('orders_by_age').on(table.createdAt.desc().nullsFirst()),
    index('orders_of_user')
      .on(table.userId, table.createdAt.desc().nullsFirst())
      .where(sql`user_id is not null`),
    index('orders_by_email').on(
      sql`lower(${table.contact} ->> 'email')`,
      table.createdAt.desc().nullsFirst(),
    ),
    index('orders_of_the_departed')
      .on(table.deletionRequestedAt)
      .where(sql`deletion_requested_at is not null and anonymised_at is null`),
  ],
);

/** Lines of an order, as sold. There is no foreign key to products: a line stays when its product is deleted. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    productId: text('product_id').notNull(),
    name: text().notNull(),
    options: jsonb().$type<ChosenOptions>(),
    quantity: integer().notNull(),
    price: paise('price'),
    sale: jsonb().$type<Sale>(),
    unitDiscount: paise('unit_discount'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    index('order_lines_of_product').on(table.productId),
  ],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    status: text().$type<OrderStatus>().notNull(),
    actor: text().$type<OrderActor>().notNull(),
    note: text(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('order_events_of_order').on(table.orderId, table.createdAt)],
);
