import { and, eq, isNull, sql } from 'drizzle-orm';
import type { User } from '~/domain/auth/user';
import type { QueryBuilder } from '../../db/database.server';
import { giftCardDeliveries } from '../../db/schema/gift-cards.server';
import { quotes } from '../../db/schema/quotes.server';

/**
 * R-DELETION-3: before an account gets another email, the quotes and gift cards that were sent to the confirmed one become its own: its export
 * and its erasure would lose them.
 */
export async function adoptQuotesAndGifts(
  transaction: QueryBuilder,
  { id: userId, email, emailVerified }: Pick<User, 'id' | 'email' | 'emailVerified'>,
): Promise<void> {
  if (!emailVerified) return;
  const former = email.toLowerCase();
  await transaction
    .update(quotes)
    .set({ userId })
    .where(and(isNull(quotes.userId), eq(sql`lower(${quotes.clientEmail})`, former)));
  await transaction
    .update(giftCardDeliveries)
    .set({ userId })
    .where(and(isNull(giftCardDeliveries.userId), eq(sql`lower(${giftCardDeliveries.email})`, former)));
}
