import { and, eq, isNull, sql } from 'drizzle-orm';
import type { User } from '~/domain/auth/user';
import type { QueryBuilder } from '../../db/database.server';
import { orders } from '../../db/schema/orders.server';

/**
 * R-ORDER-15: an account has the guest orders with its confirmed email. Before it gets another email, they become its own: its history
 * would lose them. Invoices of milestones go to the client of the project, whatever the email of an account.
 */
export async function adoptGuestOrders(
  transaction: QueryBuilder,
  { id, email, emailVerified }: Pick<User, 'id' | 'email' | 'emailVerified'>,
): Promise<void> {
  if (!emailVerified) return;
  const isGuestOrder = and(isNull(orders.userId), isNull(orders.milestoneId));
  const hasEmail = eq(sql`lower(${orders.contact} ->> 'email')`, email.toLowerCase());
  await transaction.update(orders).set({ userId: id }).where(and(isGuestOrder, hasEmail));
}
