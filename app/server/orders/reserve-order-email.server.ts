import { eq } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import { reserveUnconfirmedEmail } from '../email/reserve-unconfirmed.server';

/** An order is never refused because of the email limit. Above the limit, the order records that no email was sent. */
export async function reserveOrderEmail(
  transaction: QueryBuilder,
  orderId: string,
  email: string,
  now: Date,
): Promise<void> {
  if (await reserveUnconfirmedEmail(transaction, email, now)) return;
  await transaction.update(orders).set({ emailWithheld: true }).where(eq(orders.id, orderId));
}
