import { asc, eq } from 'drizzle-orm';
import { subscribers } from '../../db/schema/newsletter.server';
import { newsletterDeliveries, newsletterEditions } from '../../db/schema/newsletter-editions.server';
import type { PersonalDataArea } from '../types.server';

export const newsletter: PersonalDataArea = {
  id: 'newsletter',
  title: 'Newsletter',
  tables: ['subscribers', 'newsletter_deliveries'],
  contents:
    'Your address, whether you said yes to the newsletter, and when; which editions were sent to you. Not whether you read them.',
  retention: {
    isRetained: false,
    text: 'Erased. You get no further edition. An edition counts how many it was sent to, without who.',
  },
  async collect(db, { confirmedEmail }) {
    if (confirmedEmail === undefined) return [];
    const { id, email, state, requestedAt, confirmedAt, unsubscribedAt, refusedAt } = subscribers;
    const [subscriber] = await db
      .select({ id, email, state, requestedAt, confirmedAt, leftAt: unsubscribedAt, refusedAt })
      .from(subscribers)
      .where(eq(subscribers.email, confirmedEmail));
    if (!subscriber) return [];
    const { id: subscriberId, ...own } = subscriber;
    const { number, subject } = newsletterEditions;
    const editions = await db
      .select({ number, subject, state: newsletterDeliveries.state, queuedAt: newsletterDeliveries.queuedAt })
      .from(newsletterDeliveries)
      .innerJoin(newsletterEditions, eq(newsletterEditions.id, newsletterDeliveries.editionId))
      .where(eq(newsletterDeliveries.subscriberId, subscriberId))
      .orderBy(asc(number));
    return [{ ...own, editions }];
  },
  async delete(transaction, { confirmedEmail }) {
    if (confirmedEmail !== undefined)
      await transaction.delete(subscribers).where(eq(subscribers.email, confirmedEmail));
  },
};
