import type { AuditAction, AuditValues } from '~/domain/audit/audit-event';
import type { LeadState } from '~/domain/contact/lead';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { leadEvents } from '../db/schema/leads.server';
import { formatLeadReference } from '../email/lead-facts.server';

type NewEvent = Omit<typeof leadEvents.$inferInsert, 'leadId' | 'userId' | 'createdAt'> & {
  /** When the call begins whose slot was reserved with it. */
  reserved?: Date | undefined;
  /** When the call begins whose slot was released with it. */
  released?: Date | undefined;
};

interface EventOrigin {
  leadId: string;
  /** The member of staff. Absent when the visitor did it. */
  userId?: string;
  at: Date;
}

/** The texts of notes and replies are personal: the audit log says that there is one. */
const AUDIT_ACTIONS: Readonly<Record<NewEvent['kind'], AuditAction>> = {
  note: 'message-noted',
  reply: 'message-replied',
  state: 'message-state',
  owner: 'message-owner',
  'call-moved': 'call-moved',
  'call-cancelled': 'call-cancelled',
};

function getAuditValues({
  kind,
  state,
  ownerId = null,
  reserved,
  released,
}: NewEvent): AuditValues | undefined {
  if (kind === 'state')
    return {
      state: state ?? null,
      ...(reserved && { reservedCall: reserved.toISOString() }),
      ...(released && { releasedCall: released.toISOString() }),
    };
  return kind === 'owner' ? { owner: ownerId } : undefined;
}

/**
 * Writes what happened to a message, and what staff did to the audit log. `former` is what the event replaces. False when
 * the event exists already.
 */
export async function writeLeadEvent(
  transaction: QueryBuilder,
  { leadId, userId, at }: EventOrigin,
  event: NewEvent,
  former?: { state: LeadState } | { owner: string | null },
): Promise<boolean> {
  const { reserved: _, released: __, ...row } = event;
  const written = await transaction
    .insert(leadEvents)
    .values({ ...row, leadId, userId, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: leadEvents.id });
  if (written.length === 0) return false;
  if (userId === undefined) return true;
  const after = getAuditValues(event);
  await recordChange(transaction, {
    userId,
    area: 'inbox',
    action: AUDIT_ACTIONS[event.kind],
    at,
    subjectId: leadId,
    subjectLabel: formatLeadReference(leadId),
    ...(former && { before: former }),
    ...(after && { after }),
  });
  return true;
}
