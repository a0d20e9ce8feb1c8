import { and, eq, sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';
import { orderLines, orders } from './orders.server';

/** Tickets, one for each seat of a paid order. The line of the order has the name of the event. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    linePosition: integer('line_position').notNull(),
    /** From 1 to the quantity of the line. */
    seat: integer().notNull(),
    /** Who sits there, as the buyer wrote it. */
    guestName: text('guest_name'),
    /** SHA-256 of the code. Null until the code is shown for the first time. */
    codeHash: text('code_hash').unique(),
    /** When the guest was checked in, and by which member of staff. */
    usedAt: timestamptz('used_at'),
    usedBy: uuid('used_by').references(() => users.id, { onDelete: 'set null' }),
    voidedAt: timestamptz('voided_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    check('tickets_seat', sql`${table.seat} > 0`),
    unique('tickets_of_order').on(table.orderId, table.linePosition, table.seat),
  ],
);

/** Joins a ticket with the line of its order. */
export const isTicketLine = and(
  eq(orderLines.orderId, tickets.orderId),
  eq(orderLines.position, tickets.linePosition),
);
