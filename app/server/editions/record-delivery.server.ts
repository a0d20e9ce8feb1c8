import { and, eq, ne } from 'drizzle-orm';
import { subscribers } from '../db/schema/newsletter.server';
import { newsletterDeliveries } from '../db/schema/newsletter-editions.server';
import type { RecordOutcome } from '../email/record-failed-attempt.server';
import { readDeliveryKey } from '../newsletter/withdraw-emails.server';

/**
 * R-NEWSLETTER-6: records what became of an email of an edition. A subscriber whose address a mail server refused for good gets no
 * other edition. Locks the subscriber first, as unsubscribing does.
 */
export const recordDelivery =
  (clock: () => Date): RecordOutcome =>
  async (transaction, key, outcome) => {
    const id = readDeliveryKey(key);
    if (id === undefined) return;
    const [delivery] = await transaction
      .select({ subscriberId: newsletterDeliveries.subscriberId })
      .from(newsletterDeliveries)
      .where(eq(newsletterDeliveries.id, id));
    if (!delivery) return;
    if (outcome === 'refused' && delivery.subscriberId !== null)
      await transaction
        .update(subscribers)
        .set({ refusedAt: clock() })
        .where(eq(subscribers.id, delivery.subscriberId));
    const isThis = eq(newsletterDeliveries.id, id);
    await transaction
      .update(newsletterDeliveries)
      .set({ state: outcome })
      // An email that was withdrawn while it was sent has reached its reader all the same.
      .where(outcome === 'sent' ? isThis : and(isThis, ne(newsletterDeliveries.state, 'withdrawn')));
  };
