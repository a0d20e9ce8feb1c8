import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { AuditAction, AuditValues } from '~/domain/audit/audit-event';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { type EventKey, formatEventKey, type ListedEvent } from '~/domain/tickets/event';
import type { EventEmailInput } from '~/domain/tickets/event-email';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { eventEmails } from '../db/schema/event-emails.server';
import { enqueue } from '../jobs/enqueue.server';
import { readEventEmailFacts } from './event-email-facts.server';
import {
  type EventEmailDeps,
  type EventEmailRow,
  findEmailedEvent,
  isOfKey,
  toForm,
} from './read-event-email.server';
import { toBatchKey } from './send-event-email.server';

/** The form shows an older version: others changed the draft since. Nothing was written. */
export interface EventEmailConflict {
  kind: 'conflict';
  version: number;
  /** The draft as it is now. */
  current: EventEmailInput;
}

/** A draft, as a page shows it. */
export interface ShownEventEmail {
  key: EventKey;
  id: string;
  version: number;
}

/** `locked`: it was sent already · `unknown`: there is no such event or email. */
type Refused = EventEmailConflict | { kind: 'locked' | 'unknown' };

interface Change {
  action: AuditAction;
  event: ListedEvent;
  after: AuditValues;
}

/** R-TICKET-14: the entry of the audit log has neither subject nor text, and no recipients. */
const record = (transaction: QueryBuilder, { user }: SignedIn, at: Date, { action, event, after }: Change) =>
  recordChange(transaction, {
    userId: user.id,
    area: 'events',
    action,
    subjectId: formatEventKey(event),
    subjectLabel: event.name,
    after,
    at,
  });

export type CreateResult = { kind: 'created'; id: string } | { kind: 'closed' | 'unknown' };

const isSame = (row: EventEmailRow, form: EventEmailInput): boolean =>
  row.subject === form.subject && row.text === form.text && row.guests === form.guests;

/**
 * Adds a draft. `formId` is the UUID of the form: a form that is sent twice adds one. A form that was changed and sent again, after
 * going back in the browser, adds another one. `closed`: the guests cannot be emailed now. Throws NotAllowedError.
 */
export async function createEventEmail(
  deps: EventEmailDeps,
  actor: SignedIn,
  { key, formId, form }: { key: EventKey; formId: string; form: EventEmailInput },
): Promise<CreateResult> {
  requirePermission(actor.user, 'orders.manage');
  const { productId, day = null } = key;
  const at = deps.clock();
  return deps.db.transaction(async (transaction): Promise<CreateResult> => {
    const emailed = await findEmailedEvent({ ...deps, db: transaction }, key);
    if (!emailed) return { kind: 'unknown' };
    if (!emailed.canEmail) return { kind: 'closed' };
    const draft = {
      productId,
      day,
      ...form,
      state: 'draft',
      version: 1,
      createdAt: at,
      changedAt: at,
    } as const;
    const insert = async (id: string) => {
      const added = await transaction
        .insert(eventEmails)
        .values({ id, ...draft })
        .onConflictDoNothing()
        .returning();
      return added.length > 0;
    };
    let id = formId;
    if (!(await insert(id))) {
      const isSent = and(eq(eventEmails.id, id), isOfKey(key));
      const [row] = await transaction.select().from(eventEmails).where(isSent);
      if (row && isSame(row, form)) return { kind: 'created', id };
      id = uuid();
      await insert(id);
    }
    const { event } = emailed;
    await record(transaction, actor, at, {
      action: 'event-email-created',
      event,
      after: { guests: form.guests },
    });
    return { kind: 'created', id };
  });
}

type Decision<Result> = Result | (Omit<Change, 'event'> & { edit: Partial<EventEmailRow> | 'delete' });

/** Locks a draft and changes it in one transaction, with an entry of the audit log, unless others changed it since `version`. */
async function changeDraft<Result extends { kind: string }>(
  deps: EventEmailDeps,
  actor: SignedIn,
  { key, id, version }: ShownEventEmail,
  decide: (
    transaction: QueryBuilder,
    row: EventEmailRow,
    emailed: NonNullable<Awaited<ReturnType<typeof findEmailedEvent>>>,
  ) => Promise<Decision<Result>>,
): Promise<Result | Refused | { kind: 'done' }> {
  if (!isUuid(id)) return { kind: 'unknown' };
  return deps.db.transaction(async (transaction): Promise<Result | Refused | { kind: 'done' }> => {
    const isThis = and(eq(eventEmails.id, id), isOfKey(key));
    const [row] = await transaction.select().from(eventEmails).where(isThis).for('update');
    const emailed = row && (await findEmailedEvent({ ...deps, db: transaction }, key));
    if (!emailed) return { kind: 'unknown' };
    if (row.state !== 'draft') return { kind: 'locked' };
    if (row.version !== version) return { kind: 'conflict', version: row.version, current: toForm(row) };
    const decided = await decide(transaction, row, emailed);
    if (!('edit' in decided)) return decided;
    const { edit, action, after } = decided;
    const at = deps.clock();
    if (edit === 'delete') await transaction.delete(eventEmails).where(isThis);
    else
      await transaction
        .update(eventEmails)
        .set({ ...edit, version: version + 1, changedAt: at })
        .where(isThis);
    await record(transaction, actor, at, { action, after, event: emailed.event });
    return { kind: 'done' };
  });
}

export type SaveResult = Refused | { kind: 'done' | 'unchanged' };

/** The form has passed its schema. Throws NotAllowedError. */
export async function saveEventEmail(
  deps: EventEmailDeps,
  actor: SignedIn,
  { form, ...shown }: ShownEventEmail & { form: EventEmailInput },
): Promise<SaveResult> {
  requirePermission(actor.user, 'orders.manage');
  return changeDraft<SaveResult>(deps, actor, shown, async (_, row) =>
    isSame(row, form)
      ? { kind: 'unchanged' }
      : { action: 'event-email-changed', edit: form, after: { guests: form.guests } },
  );
}

/** Deletes a draft. Throws NotAllowedError. */
export async function deleteEventEmail(
  deps: EventEmailDeps,
  actor: SignedIn,
  shown: ShownEventEmail,
): Promise<Refused | { kind: 'done' }> {
  requirePermission(actor.user, 'orders.manage');
  return changeDraft<Refused | { kind: 'done' }>(deps, actor, shown, async (_, { guests }) => ({
    action: 'event-email-deleted',
    edit: 'delete',
    after: { guests },
  }));
}

/** `closed`: the guests cannot be emailed now · `nobody`: no buyer can get it. */
export type SendResult = Refused | { kind: 'done' | 'closed' | 'nobody' };

/**
 * R-TICKET-13: begins the sending of a draft with the facts of the event as they are now. A second time finds that it was sent. Throws
 * NotAllowedError.
 */
export async function sendToGuests(
  deps: EventEmailDeps,
  actor: SignedIn,
  shown: ShownEventEmail,
): Promise<SendResult> {
  requirePermission(actor.user, 'orders.manage');
  return changeDraft<SendResult>(
    deps,
    actor,
    shown,
    async (transaction, row, { event, canEmail, recipients }) => {
      if (!canEmail) return { kind: 'closed' };
      const { id, guests } = row;
      if (recipients[guests] === 0) return { kind: 'nobody' };
      const payload = { eventEmailId: id, batch: 0 };
      await enqueue(transaction, 'send-event-email', payload, { key: toBatchKey(payload) });
      return {
        action: 'event-email-sent',
        edit: {
          state: 'sending',
          startedAt: deps.clock(),
          sentBy: actor.user.id,
          facts: await readEventEmailFacts(transaction, deps.dates, event),
        },
        after: { guests, recipients: recipients[guests] },
      };
    },
  );
}
