import { eq } from 'drizzle-orm';
import { subscribers } from '../../db/schema/newsletter.server';
import type { PersonalDataArea } from '../types.server';

export const newsletter: PersonalDataArea = {
  id: 'newsletter',
  title: 'Newsletter',
  tables: ['subscribers'],
  contents: 'Your address, whether you said yes to the newsletter, and when.',
  retention: { isRetained: false, text: 'Erased. No further letter comes.' },
  async collect(db, { confirmedEmail }) {
    if (confirmedEmail === undefined) return [];
    const { email, state, requestedAt, confirmedAt, unsubscribedAt } = subscribers;
    return db
      .select({ email, state, requestedAt, confirmedAt, leftAt: unsubscribedAt })
      .from(subscribers)
      .where(eq(subscribers.email, confirmedEmail));
  },
  async delete(transaction, { confirmedEmail }) {
    if (confirmedEmail !== undefined)
      await transaction.delete(subscribers).where(eq(subscribers.email, confirmedEmail));
  },
};
