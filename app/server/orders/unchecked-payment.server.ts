import { sql } from 'drizzle-orm';

/**
 * The money for an order has arrived, in another amount than the page of its provider asked for: it is not marked as paid, and staff look
 * into it (R-PAYMENT-5).
 */
export const IS_PAYMENT_UNCHECKED = sql`(
  status = 'placed' and paid_at is null and received > 0 and received - refunded >= order_total
)`;
