import { and, eq, max } from 'drizzle-orm';
import type { LeadProgress } from '~/domain/contact/lead';
import { applicationEvents } from '../db/schema/applications.server';
import { leadEvents, leads } from '../db/schema/leads.server';
import { hashLeadToken } from './lead-token.server';
import type { LeadDeps } from './types.server';

/** What staff wrote to a sender, with its condition. Emails to an applicant are events of the application. */
export const REPLY_TABLES = [
  [leadEvents, eq(leadEvents.kind, 'reply')],
  [applicationEvents, eq(applicationEvents.kind, 'email')],
] as const;

/** What has become of a message, for its private page. */
export async function readLeadProgress({ db }: Pick<LeadDeps, 'db'>, token: string): Promise<LeadProgress> {
  const [lead] = await db
    .select({ id: leads.id, state: leads.state, answeredAt: leads.answeredAt })
    .from(leads)
    .where(eq(leads.tokenHash, hashLeadToken(token)));
  if (!lead) return { kind: 'waiting' };
  const rows = await Promise.all(
    REPLY_TABLES.map(([table, isReply]) =>
      db
        .select({ at: max(table.createdAt) })
        .from(table)
        .where(and(eq(table.leadId, lead.id), isReply)),
    ),
  );
  const times = rows.flat().flatMap(({ at }) => at ?? []);
  const last = times.toSorted((one, other) => one.getTime() - other.getTime()).at(-1);
  // What the sender wrote later waits for an answer of its own.
  if (last && last > (lead.answeredAt ?? 0)) return { kind: 'answered', at: last };
  return { kind: lead.state === 'done' ? 'done' : 'waiting' };
}
