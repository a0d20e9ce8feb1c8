import { and, eq } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import type { orders } from '../db/schema/orders.server';
import { hashRecipient } from '../email/reserve-unconfirmed.server';

type OrderRow = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'contact' | 'emailConfirmedAt'>;

/**
 * R-REVIEW-1: who the buyer of an order is: the account, else the account with the confirmed email, else that email, else the
 * order itself, because anyone can enter an unconfirmed email.
 */
export async function readBuyerKey(db: QueryBuilder, order: OrderRow): Promise<string> {
  const { id, userId, contact, emailConfirmedAt } = order;
  if (userId !== null) return `user:${userId}`;
  if (emailConfirmedAt === null || !contact.email) return `order:${id}`;
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, contact.email.toLowerCase()), eq(users.emailVerified, true)));
  return user ? `user:${user.id}` : `email:${hashRecipient(contact.email)}`;
}
