import { eq, type SQL, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { type SubscriberState, subscribers } from '../db/schema/newsletter.server';
import { withdrawEmails } from './withdraw-emails.server';

export interface EndedSubscription {
  id: string;
  /** Its state before. */
  before: SubscriberState;
}

/** Unsubscribes the subscriber of the condition, and withdraws what is queued for it. `undefined` when there is none. */
export async function endSubscription(
  transaction: QueryBuilder,
  isThis: SQL | undefined,
  now: Date,
): Promise<EndedSubscription | undefined> {
  const [found] = await transaction
    .select({ id: subscribers.id, before: subscribers.state })
    .from(subscribers)
    .where(isThis)
    .for('update');
  if (!found) return undefined;
  const unsubscribedAt = sql`coalesce(${subscribers.unsubscribedAt}, ${now})`;
  await transaction
    .update(subscribers)
    .set({ state: 'unsubscribed', unsubscribedAt })
    .where(eq(subscribers.id, found.id));
  await withdrawEmails(transaction, found.id);
  return found;
}
