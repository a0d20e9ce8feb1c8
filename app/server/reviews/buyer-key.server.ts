import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { orders } from '../db/schema/orders.server';
import { reviews } from '../db/schema/reviews.server';
import { hashRecipient } from '../email/reserve-unconfirmed.server';

type OrderRow = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'contact' | 'emailConfirmedAt'>;

export interface Buyer {
  /** Stored with a review. */
  key: string;
  /** Holds for the reviews of the buyer, also for those stored before the email was confirmed or had an account. */
  wroteReview: SQL | undefined;
}

function hasWrittenReview(key: string, orderId: string, sameBuyer?: SQL): SQL | undefined {
  const isOfOrder = sameBuyer
    ? inArray(reviews.orderId, sql`(select ${orders.id} from ${orders} where ${sameBuyer})`)
    : undefined;
  return or(eq(reviews.buyerKey, key), eq(reviews.orderId, orderId), isOfOrder);
}

/** Orders without an account whose email was confirmed. */
const hasConfirmed = (email: string) =>
  and(
    isNull(orders.userId),
    isNotNull(orders.emailConfirmedAt),
    eq(sql`lower(${orders.contact} ->> 'email')`, email.toLowerCase()),
  );

/**
 * R-REVIEW-1: who the buyer of an order is: the account, else the account with the confirmed email, else that email, else the
 * order itself, because anyone can enter an unconfirmed email.
 */
export async function readBuyer(db: QueryBuilder, order: OrderRow): Promise<Buyer> {
  const { id, userId, contact, emailConfirmedAt } = order;
  const email = userId === null && emailConfirmedAt !== null ? contact.email?.toLowerCase() : undefined;
  if (userId === null && !email)
    return { key: `order:${id}`, wroteReview: hasWrittenReview(`order:${id}`, id) };
  const [user] = await db
    .select({ id: users.id, email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(
      userId === null
        ? and(eq(users.email, email ?? ''), eq(users.emailVerified, true))
        : eq(users.id, userId),
    );
  const accountId = userId ?? user?.id;
  const key = accountId ? `user:${accountId}` : `email:${hashRecipient(email ?? '')}`;
  const confirmed = user?.isConfirmed ? user.email : email;
  const sameBuyer = or(
    accountId ? eq(orders.userId, accountId) : undefined,
    confirmed ? hasConfirmed(confirmed) : undefined,
  );
  return { key, wroteReview: hasWrittenReview(key, id, sameBuyer) };
}
