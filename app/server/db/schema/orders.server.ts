import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Sale } from '~/domain/catalogue/product';
import type { ChosenOptions } from '~/domain/catalogue/product-variants';
import type { Address, BuyerContact, PaymentMethod } from '~/domain/orders/checkout-schema';
import type { OrderEventDetails, OrderEventKind } from '~/domain/orders/order-event';
import type { OrderActor, OrderStatus } from '~/domain/orders/order-status';
import { users } from './accounts.server';
import { paise, timestamptz } from './columns.server';
import { projectMilestones } from './projects.server';

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
    /** The code that the buyer entered, and its part of `discount`. The lines have their shares of it. */
    discountCode: text('discount_code'),
    codeDiscount: paise('code_discount').default(0),
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
    /** When the buyer was reminded that an unpaid order will be cancelled. */
    paymentReminderAt: timestamptz('payment_reminder_at'),
    /** Counts changes. A change names the version that its author saw, so that nobody overwrites a change unseen. */
    version: integer().notNull().default(0),
    /** Sums of the payments, and of the refunds that did not fail. Triggers on both tables maintain them. */
    received: paise('received').default(0),
    refunded: paise('refunded').default(0),
    /** A return waits for staff or for the parcel. */
    hasOpenReturn: boolean('has_open_return').notNull().default(false),
    /** Tickets and gift cards alone: nothing is shipped, and `delivery` has only the state, for the tax. */
    isDeliveredByEmail: boolean('is_delivered_by_email').notNull().default(false),
    /** The names of the lines, each on its own line: for the search. */
    itemNames: text('item_names').notNull().default(''),
    /** What the search of staff looks through, in lower case. */
    search: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lower(number || chr(10) || coalesce(contact ->> 'name', '') || chr(10) || coalesce(contact ->> 'company', '') || chr(10) || coalesce(contact ->> 'email', '') || chr(10) || coalesce(contact ->> 'phone', '') || chr(10) || item_names)`,
      ),
    /** The milestone of a project that it invoices, and the last day for its payment. Null for the shop. */
    milestoneId: uuid('milestone_id').references(() => projectMilestones.id, { onDelete: 'restrict' }),
    dueOn: date('due_on', { mode: 'string' }),
    /** The buyer's account was deleted. The order is anonymised later, when it is closed. */
    deletionRequestedAt: timestamptz('deletion_requested_at'),
    anonymisedAt: timestamptz('anonymised_at'),
  },
  (table) => [
    check('orders_amounts', sql`${table.orderTotal} = ${table.total} - ${table.discount} + ${table.tax}`),
    check('orders_milestone', sql`(${table.milestoneId} is null) = (${table.dueOn} is null)`),
    uniqueIndex('orders_of_milestone')
      .on(table.milestoneId)
      .where(sql`status not in ('cancelled', 'refunded')`),
    index('orders_by_age').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('orders_by_status').on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_to_pack').on(table.paidAt).where(sql`status = 'paid'`),
    index('orders_on_invoice').on(table.dueOn).where(sql`status = 'placed' and due_on is not null`),
    index('orders_with_open_return')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`has_open_return`),
    index('orders_with_excess')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(
        sql`received - refunded > case when status in ('cancelled', 'refunded') then 0 else order_total end`,
      ),
    index('orders_search').using('gin', sql`${table.search} gin_trgm_ops`),
    index('orders_of_user')
      .on(table.userId, table.createdAt.desc().nullsFirst())
      .where(sql`user_id is not null`),
    index('orders_by_email').on(
      sql`lower(${table.contact} ->> 'email')`,
      table.createdAt.desc().nullsFirst(),
    ),
    index('orders_with_code').on(table.discountCode).where(sql`discount_code is not null`),
    index('orders_of_deleted_users')
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
    /** The variant whose stock the line took. Unlike `options`, it has the only colour or size of a product as well. */
    color: text().notNull().default(''),
    size: text().notNull().default(''),
    quantity: integer().notNull(),
    price: paise('price'),
    sale: jsonb().$type<Sale>(),
    unitDiscount: paise('unit_discount'),
    /** HSN code or SAC of a line that is not a product of the shop. */
    hsnCode: text('hsn_code'),
    /** The share of the order's discount code in the line (R-DISCOUNT-2), besides `unit_discount`. */
    codeDiscount: paise('code_discount').default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check(
      'order_lines_code_discount',
      sql`${table.codeDiscount} between 0 and ${table.quantity} * (${table.price} - ${table.unitDiscount})`,
    ),
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
    kind: text().$type<OrderEventKind>().notNull().default('status'),
    /** The status of the order after the event. */
    status: text().$type<OrderStatus>().notNull(),
    actor: text().$type<OrderActor>().notNull(),
    /** The member of staff, or the signed-in buyer. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    note: text(),
    details: jsonb().$type<OrderEventDetails>(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('order_events_of_order').on(table.orderId, table.createdAt)],
);
