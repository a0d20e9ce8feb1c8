import type { Database, SqlClient } from '../db/database.server';
import { reservation } from '../email/reserve-unconfirmed.server';
import type { PlaceRequest } from './types.server';

/** An order is never refused for its mail: where the address has no place left, the order says that none was sent. */
export async function reserveEmail(
  { db }: Database,
  session: SqlClient,
  orderId: string,
  { checkout }: PlaceRequest,
  now: Date,
): Promise<void> {
  const { sql: text, params: values } = reservation(db, checkout.contact.email, now).toSQL();
  const reserved = await session.rows({ text, values });
  if (reserved.length > 0) return;
  await session.rows({ text: 'update orders set email_withheld = true where id = $1', values: [orderId] });
}
