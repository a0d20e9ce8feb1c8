import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { getResponseLimit } from '~/content/company/response-times';
import { ANSWERED_KINDS } from '~/domain/contact/lead';
import type { QueryBuilder } from '../../db/database.server';
import { leads } from '../../db/schema/leads.server';

/** When a message came, or its latest answer, as in the indexes. */
export const lastActivity = sql`coalesce(${leads.answeredAt}, ${leads.createdAt})`;

/**
 * R-DUE-4: whether the sender waits for an answer: a new message, and an open one without a reply or a note since it or its latest answer
 * came.
 */
const isWaiting: SQL = sql`(${inArray(leads.kind, [...ANSWERED_KINDS])} and ${leads.email} is not null and (
  ${leads.state} = 'new' or ${leads.state} = 'open' and not exists (
    select from lead_events where lead_events.lead_id = leads.id and lead_events.kind in ('reply', 'note')
      and lead_events.created_at >= coalesce(leads.answered_at, leads.created_at))))`;

/** Since when the sender of a message waits. */
export const waitsSince = sql<Date | null>`case when ${isWaiting} then ${lastActivity} end`.mapWith(
  leads.createdAt,
);

/** What waits for longer than the company promises. */
export const isOverdue = (now: Date): SQL =>
  sql`(${isWaiting} and ${lastActivity} < ${getResponseLimit('messages', now).toISOString()}::timestamptz)`;

export async function readWaitsSince(db: QueryBuilder, id: string): Promise<Date | null> {
  const [row] = await db.select({ waitsSince }).from(leads).where(eq(leads.id, id));
  return row?.waitsSince ?? null;
}
