import { and, eq } from 'drizzle-orm';
import { orderLines } from '../db/schema/orders.server';
import { tickets } from '../db/schema/tickets.server';

/** Joins a ticket with the line of its order. */
export const isTicketLine = and(
  eq(orderLines.orderId, tickets.orderId),
  eq(orderLines.position, tickets.linePosition),
);
