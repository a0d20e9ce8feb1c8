import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { LeadEvent } from '~/domain/contact/lead';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../../db/database.server';
import { users } from '../../db/schema/accounts.server';
import { type LeadRow, leadEvents, leads } from '../../db/schema/leads.server';
import { formatLeadReference, listLeadFacts } from '../../email/lead-facts.server';
import { getLeadFile } from '../../files/attachments.server';
import type { CheckedFile } from '../../files/check-pdf.server';
import { findCall } from '../calls/bookings.server';
import { findUnreservedCall } from '../calls/requested-call.server';
import { getStaffEmail } from '../lead-staff.server';
import { toStoredLead } from '../lead-store.server';
import { hasUndeliveredEmail, listReceivedEmails } from '../received-emails.server';
import { listLinkedAddresses } from '../sender-links.server';
import { isReadableBy, listOtherLeads } from './inbox-list.server';
import type { InboxDeps, InboxLead, StaffMember } from './types.server';
import { readWaitsSince } from './waiting-leads.server';

const listStaff = (db: QueryBuilder): Promise<StaffMember[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.role, ['staff', 'admin']))
    .orderBy(asc(users.name), asc(users.id));

/** The owner, when it has left the staff. The account may be a customer's now. */
async function findFormerOwner(
  db: QueryBuilder,
  ownerId: string | null,
  staff: readonly StaffMember[],
): Promise<StaffMember | undefined> {
  if (ownerId === null || staff.some(({ id }) => id === ownerId)) return undefined;
  const [owner] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, ownerId));
  return owner;
}

/** What staff did with a message, the oldest first. */
export async function readLeadEvents(db: QueryBuilder, leadId: string): Promise<LeadEvent[]> {
  const owners = alias(users, 'owners');
  const rows = await db
    .select({ event: leadEvents, by: users.name, owner: owners.name })
    .from(leadEvents)
    .leftJoin(users, eq(users.id, leadEvents.userId))
    .leftJoin(owners, eq(owners.id, leadEvents.ownerId))
    .where(eq(leadEvents.leadId, leadId))
    .orderBy(asc(leadEvents.createdAt), asc(leadEvents.id));
  return rows.map(({ event: { id, kind, text, state, createdAt: at }, by, owner }) => ({
    id,
    kind,
    at,
    ...(text !== null && { text }),
    ...(state !== null && { state }),
    ...(owner !== null && { owner }),
    ...(by !== null && { by }),
  }));
}

/**
 * The row of a message that the member of staff may read. `null` for an unknown, withdrawn or unreadable one. `isLocked`: until the
 * end of the transaction, so that it is not withdrawn meanwhile.
 */
export async function findReadableLead(
  db: QueryBuilder,
  actor: SignedIn,
  id: string,
  { isLocked = false } = {},
): Promise<LeadRow | null> {
  requirePermission(actor.user, 'leads.manage');
  if (!isUuid(id)) return null;
  const query = db
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), isReadableBy(actor)));
  const [row] = await (isLocked ? query.for('update') : query);
  return row ?? null;
}

/** One message with everything that happened to it. `null` when it is not there. Throws NotAllowedError. */
export async function getLead(
  { db, emailQueue, clock }: InboxDeps,
  actor: SignedIn,
  id: string,
): Promise<InboxLead | null> {
  const row = await findReadableLead(db, actor, id);
  if (!row) return null;
  const lead = await toStoredLead(db, row);
  const call = row.kind === 'call' ? await findCall(db, id) : undefined;
  const unreservedCall = await findUnreservedCall(db, row, clock());
  const waitsSince = await readWaitsSince(db, id);
  const linked = row.email === null ? [] : await listLinkedAddresses(db, row.email);
  const staff = await listStaff(db);
  const formerOwner = await findFormerOwner(db, row.ownerId, staff);
  return {
    lead,
    reference: formatLeadReference(id),
    facts: listLeadFacts(lead),
    state: row.state,
    ...(waitsSince && { waitsSince }),
    ...(call && { call }),
    ...(unreservedCall && { unreservedCall }),
    ...(!emailQueue.receivesAnswers && { mailbox: getStaffEmail(lead) }),
    ...(row.ownerId !== null && { ownerId: row.ownerId }),
    events: await readLeadEvents(db, id),
    emails: await listReceivedEmails(db, id),
    isUndelivered: await hasUndeliveredEmail(db, id),
    linked,
    others: row.email === null ? [] : await listOtherLeads(db, actor, { id, emails: [row.email, ...linked] }),
    staff,
    ...(formerOwner && { formerOwner }),
  };
}

/** A file of a message. `null` when it is not there. Throws NotAllowedError. */
export async function getFile(
  deps: InboxDeps,
  actor: SignedIn,
  { id, fileId }: { id: string; fileId: string },
): Promise<CheckedFile | null> {
  const row = await findReadableLead(deps.db, actor, id);
  return row && isUuid(fileId) ? getLeadFile(deps, row.id, fileId) : null;
}
