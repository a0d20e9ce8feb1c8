import { and, eq, inArray } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { newsletterDeliveries } from '../db/schema/newsletter-editions.server';

const PREFIX = 'newsletter-edition:';

/** The key of the email of a delivery. */
export const toDeliveryKey = (deliveryId: string): string => `${PREFIX}${deliveryId}`;

/** `undefined` for the key of another email. */
export const readDeliveryKey = (key: string): string | undefined =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;

/** R-NEWSLETTER-5: editions that are queued for a subscriber are not sent any more. The caller has locked the subscriber. */
export async function withdrawEmails(transaction: QueryBuilder, subscriberId: string): Promise<void> {
  const withdrawn = await transaction
    .update(newsletterDeliveries)
    .set({ state: 'withdrawn' })
    .where(and(eq(newsletterDeliveries.subscriberId, subscriberId), eq(newsletterDeliveries.state, 'queued')))
    .returning({ id: newsletterDeliveries.id });
  if (withdrawn.length === 0) return;
  const keys = withdrawn.map(({ id }) => toDeliveryKey(id));
  await transaction
    .update(emails)
    .set({ state: 'withheld', content: null, html: '', text: '', headers: {} })
    .where(and(inArray(emails.key, keys), eq(emails.state, 'queued')));
}
