import type { QueryBuilder } from '../db/database.server';
import { reservation } from '../email/reserve-unconfirmed.server';

/** An order is never refused because of the email limit. Above the limit, the order records that no email was sent. */
export async function reserveOrderEmail(
  transaction: QueryBuilder,
  orderId: string,
  email: string,
  now: Date,
): Promise<void> {
  const { sql, params } = reservation(transaction, email, now).toSQL();
  const reserved = await transaction.rows({ text: sql, values: params });
  if (reserved.length > 0) return;
  await transaction.rows({
    text: 'update orders set email_withheld = true where id = $1',
    values: [orderId],
  });
}
