import { and, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { hasPermission, requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { InboxQuery, InboxView } from '~/domain/contact/inbox-query';
import type { InboxRow } from '~/domain/contact/inbox-row';
import {
  INBOX_KINDS,
  LEAD_STATES,
  type LeadKind,
  type LeadState,
  type StoredLead,
} from '~/domain/contact/lead';
import { MAX_VIEW_COUNT, type WaitingEntries } from '~/domain/site/staff-counts';
import type { QueryBuilder } from '../../db/database.server';
import { cutPage, toLikePattern } from '../../db/list-query.server';
import { users } from '../../db/schema/accounts.server';
import { calls } from '../../db/schema/calls.server';
import { leads } from '../../db/schema/leads.server';
import { receivedEmails } from '../../db/schema/received-emails.server';
import { listLeadFacts } from '../../email/lead-facts.server';
import { isSlotReleased } from '../calls/requested-call.server';
import { listLinkedAddressesOf } from '../sender-links.server';
import type { InboxDeps, LeadList } from './types.server';
import { isOverdue, lastActivity, waitsSince } from './waiting-leads.server';

const ROWS_PER_PAGE = 50;
const EXCERPT_LENGTH = 140;
const MAX_OTHERS = 10;

/** Applications are for those who may read them. */
const kindsFor = ({ user }: SignedIn): LeadKind[] =>
  INBOX_KINDS.filter((kind) => kind !== 'application' || hasPermission(user, 'applications.manage'));

/** The messages that the member of staff may read. Withdrawn ones are empty and not listed. */
export const isReadableBy = (actor: SignedIn): SQL | undefined =>
  and(inArray(leads.kind, kindsFor(actor)), isNull(leads.withdrawnAt));

/** R-INBOX-1: applications have a page of their own. The inbox lists those that are spam, which that page leaves out. */
const isListedFor = (actor: SignedIn): SQL | undefined =>
  and(isReadableBy(actor), or(ne(leads.kind, 'application'), eq(leads.state, 'spam')));

/** Word by word as in the index `leads_search`. */
const searchedText = sql`lower(coalesce(${leads.name}, '') || ' ' || coalesce(${leads.email}, '') || ' ' || coalesce(${leads.message}, ''))`;

/** Word by word as in the index `received_emails_search`. */
const searchedEmails = sql`lower(${receivedEmails.sender} || ' ' || coalesce(${receivedEmails.text}, ''))`;

/** The messages with the text in themselves or in an answer. A union, because each half has an index. */
const contains = (q: string): SQL => {
  const pattern = sql`lower(${toLikePattern(q)})`;
  return sql`${leads.id} in (select ${leads.id} from ${leads} where ${searchedText} like ${pattern}
    union all select ${receivedEmails.leadId} from ${receivedEmails} where ${searchedEmails} like ${pattern})`;
};

const matches = ({ q, kind }: InboxQuery): SQL | undefined =>
  and(q ? contains(q) : undefined, kind && eq(leads.kind, kind));

const toViewCondition = (view: InboxView, now: Date): SQL | undefined => {
  if (view === 'all') return undefined;
  return view === 'overdue' ? isOverdue(now) : eq(leads.state, view);
};

/** The messages that are listed after one. */
const comesAfter = (id: string): SQL => sql`(${lastActivity}, ${leads.id}) < (
  select coalesce(earlier.answered_at, earlier.created_at), earlier.id from leads as earlier where earlier.id = ${id})`;

/** What a form without a message says in its other fields: "HackMatrix · Kaveri Press". */
function describeFields({
  meta: { timeZone: _, ...meta },
  ...form
}: Pick<StoredLead, 'kind' | 'topic' | 'meta'>) {
  const values = listLeadFacts({ ...form, meta }).map(({ value }) => value);
  return values.join(' · ').slice(0, EXCERPT_LENGTH);
}

async function readRows(db: QueryBuilder, condition: SQL | undefined, limit: number): Promise<InboxRow[]> {
  const rows = await db
    .select({
      id: leads.id,
      kind: leads.kind,
      state: leads.state,
      name: leads.name,
      email: leads.email,
      excerpt: sql<string>`coalesce(left(${leads.message}, ${EXCERPT_LENGTH}), '')`,
      topic: leads.topic,
      meta: leads.meta,
      owner: users.name,
      callId: calls.leadId,
      createdAt: leads.createdAt,
      answeredAt: leads.answeredAt,
      waitsSince,
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .leftJoin(calls, eq(calls.leadId, leads.id))
    .where(condition)
    .orderBy(desc(lastActivity), desc(leads.id))
    .limit(limit);
  const linked = await listLinkedAddressesOf(
    db,
    rows.flatMap(({ email }) => email ?? []),
  );
  return rows.map(
    ({ kind, name, email, owner, excerpt, topic, meta, callId, answeredAt, waitsSince: since, ...row }) => ({
      ...row,
      excerpt: excerpt || describeFields({ kind: kind as LeadKind, meta, ...(topic !== null && { topic }) }),
      linked: linked.get(email?.toLowerCase() ?? '') ?? [],
      kind: kind as LeadKind,
      ...(name !== null && { name }),
      ...(email !== null && { email }),
      ...(owner !== null && { owner }),
      ...(answeredAt && { answeredAt }),
      ...(since && { waitsSince: since }),
      ...(kind === 'call' && (callId === null || isSlotReleased({ meta })) && { hasNoSlot: true }),
    }),
  );
}

/** One row with a number for each view but "all". Each ends at MAX_VIEW_COUNT. */
async function countViews(
  db: QueryBuilder,
  condition: SQL | undefined,
  now: Date,
): Promise<Record<LeadState | 'overdue', number>> {
  const counts = [...LEAD_STATES, 'overdue' as const].map((view) => {
    const matching = db
      .select({ one: sql`1` })
      .from(leads)
      .where(and(condition, toViewCondition(view, now)))
      .limit(MAX_VIEW_COUNT);
    return [view, sql<number>`(select count(*)::int from ${matching} as matching)`.as(view)] as const;
  });
  const [row] = await db.select(Object.fromEntries(counts)).from(sql`(select) as one`);
  return row as Record<LeadState | 'overdue', number>;
}

/** The messages of the query, the latest one or latest answer first, 50 a page, and how many fit in each view. Throws NotAllowedError. */
export async function listLeads(
  { db, clock }: InboxDeps,
  actor: SignedIn,
  query: InboxQuery,
): Promise<LeadList> {
  requirePermission(actor.user, 'leads.manage');
  const now = clock();
  const found = and(isListedFor(actor), matches(query));
  const counts = await countViews(db, found, now);
  const rows = await readRows(
    db,
    and(found, toViewCondition(query.view, now), query.after ? comesAfter(query.after) : undefined),
    ROWS_PER_PAGE + 1,
  );
  const { page, last } = cutPage(rows, ROWS_PER_PAGE);
  return {
    rows: page,
    counts: {
      ...counts,
      all: LEAD_STATES.reduce((sum, state) => sum + counts[state], 0),
    },
    ...(last && { after: last.id }),
  };
}

/** Other messages from one of the addresses of a person, at most ten. */
export function listOtherLeads(
  db: QueryBuilder,
  actor: SignedIn,
  { id, emails }: { id: string; emails: readonly string[] },
): Promise<InboxRow[]> {
  const addresses = emails.map((email) => email.toLowerCase());
  const isSameSender = inArray(sql`lower(${leads.email})`, addresses);
  return readRows(db, and(isReadableBy(actor), isSameSender, ne(leads.id, id)), MAX_OTHERS);
}

/**
 * The new messages of the inbox and when the oldest one, or its answer, came, for the start page and the rail. None for a user who may not see
 * the inbox.
 */
export async function readNewLeads({ db }: InboxDeps, actor: SignedIn): Promise<WaitingEntries> {
  if (!hasPermission(actor.user, 'leads.manage')) return { count: 0 };
  const [row] = await db
    .select({
      count: count(),
      oldest: sql<Date | null>`min(${lastActivity})`.mapWith(leads.createdAt),
    })
    .from(leads)
    .where(and(isListedFor(actor), eq(leads.state, 'new')));
  return { count: row?.count ?? 0, ...(row?.oldest && { oldest: row.oldest }) };
}

/** R-DUE-4: how many messages are overdue. 0 for a user who may not see the inbox. */
export async function countOverdueLeads({ db, clock }: InboxDeps, actor: SignedIn): Promise<number> {
  if (!hasPermission(actor.user, 'leads.manage')) return 0;
  return db.$count(leads, and(isListedFor(actor), isOverdue(clock())));
}
