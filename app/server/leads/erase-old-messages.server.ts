import { and, eq, gte, inArray, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { getErasureLimit } from '~/domain/contact/message-retention';
import type { QueryBuilder } from '../db/database.server';
import { leadEvents, leads } from '../db/schema/leads.server';
import { deleteLeadContents } from './lead-store.server';

/** Messages in one transaction. */
const BATCH_SIZE = 100;

/**
 * R-INBOX-14: erases messages with their threads, years after the last message, answer, reply or note. Applications have a time of
 * their own (R-CAREERS-4). A second run finds nothing.
 */
export async function eraseOldMessages(db: QueryBuilder, now: Date): Promise<void> {
  const limit = getErasureLimit(now);
  const laterEvents = db
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, leads.id), gte(leadEvents.createdAt, limit)));
  const isOld = and(
    ne(leads.kind, 'application'),
    isNull(leads.withdrawnAt),
    lt(sql`coalesce(${leads.answeredAt}, ${leads.createdAt})`, limit),
    notExists(laterEvents),
  );
  let erased = BATCH_SIZE;
  while (erased === BATCH_SIZE)
    erased = await db.transaction(async (transaction) => {
      const rows = await transaction
        .select({ id: leads.id })
        .from(leads)
        .where(isOld)
        .orderBy(leads.id)
        .limit(BATCH_SIZE)
        .for('update');
      const ids = rows.map(({ id }) => id);
      return deleteLeadContents(transaction, inArray(leads.id, ids), now, { isExpired: true });
    });
}
