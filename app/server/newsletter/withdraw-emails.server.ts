import { and, eq, inArray } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { newsletterDeliveries } from '../db/schema/newsletter-editions.server';
import { hasKeyIn, withdrawUnsent } from '../email/withdraw-unsent.server';

const PREFIX = 'newsletter-edition:';

/** The key of the email of a delivery. */
export const toDeliveryKey = (deliveryId: string): string => `${PREFIX}${deliveryId}`;

/** `undefined` for the key of another email. */
export const readDeliveryKey = (key: string): string | undefined =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;

/**
 * R-NEWSLETTER-5: editions that are queued for a subscriber are not sent any more, and what failed is not sent again. The caller has
 * locked the subscriber.
 */
export async function withdrawEmails(transaction: QueryBuilder, subscriberId: string): Promise<void> {
  const { id, state } = newsletterDeliveries;
  const isOwn = eq(newsletterDeliveries.subscriberId, subscriberId);
  const unsent = await transaction
    .select({ id })
    .from(newsletterDeliveries)
    .where(and(isOwn, inArray(state, ['queued', 'failed', 'refused'])));
  if (unsent.length === 0) return;
  await transaction
    .update(newsletterDeliveries)
    .set({ state: 'withdrawn' })
    .where(and(isOwn, eq(state, 'queued')));
  const keys = unsent.map((delivery) => toDeliveryKey(delivery.id));
  await withdrawUnsent(transaction, hasKeyIn(keys));
}
