import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { InvoiceContent, InvoiceKind } from '~/domain/invoices/invoice';
import { paise, timestamptz } from './columns.server';
import { orders } from './orders.server';
import { refunds } from './payments.server';

/** The last position of each kind and financial year. The row is locked while an invoice is written: no gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    kind: text().$type<InvoiceKind>().notNull(),
    /** `2627` for April 2026 to March 2027. */
    financialYear: text('financial_year').notNull(),
    lastPosition: integer('last_position').notNull(),
  },
  (table) => [unique('invoice_counters_key').on(table.kind, table.financialYear)],
);

/** GST invoices and credit notes, as issued. Rows are never changed or deleted. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    kind: text().$type<InvoiceKind>().notNull(),
    number: text().notNull().unique(),
    financialYear: text('financial_year').notNull(),
    position: integer().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The refund of a credit note. */
    refundId: uuid('refund_id').references(() => refunds.id),
    /** The calendar day in India. */
    issuedOn: date('issued_on').notNull(),
    total: paise('total'),
    /** Everything that the document shows. */
    content: jsonb().$type<InvoiceContent>().notNull(),
    /** Part of the verification URL in the QR code. */
    verificationCode: text('verification_code').notNull().unique(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    unique('invoices_position').on(table.kind, table.financialYear, table.position),
    check('invoices_kind', sql`${table.kind} in ('invoice', 'credit-note')`),
    index('invoices_of_order').on(table.orderId),
    index('invoices_by_day').on(table.issuedOn, table.number),
  ],
);
