import { v7 as uuid } from 'uuid';
import { adminPaths } from '~/content/admin/admin-paths';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { type EventKey, formatEventKey } from '~/domain/tickets/event';
import type { RenderedEmail } from '../email/render-email.server';
import { findEvent } from '../tickets/read-events.server';
import { readEventEmailFacts } from './event-email-facts.server';
import { type EventEmailDeps, findEventEmail, getToday } from './read-event-email.server';

/**
 * The email as it is saved or as it was sent. It greets the member of staff in place of a buyer, and its button opens the guest list.
 * `null` when there is none.
 */
async function composeForStaff(deps: EventEmailDeps, { user }: SignedIn, key: EventKey, id: string) {
  const { db, dates: byProduct } = deps;
  const found = await findEventEmail(db, key, id);
  const event = found && (await findEvent(db, key, { byProduct, today: getToday(deps) }));
  if (!event) return null;
  const { subject, text, facts } = found.row;
  return {
    template: 'event-email',
    data: {
      subject,
      text,
      ...(facts ?? (await readEventEmailFacts(db, byProduct, event))),
      orders: [{ number: '', link: adminPaths.event(formatEventKey(key)) }],
      name: user.name,
    },
  } as const;
}

/** The email in its template. `null` when there is none. Throws NotAllowedError. */
export async function previewEventEmail(
  deps: EventEmailDeps,
  actor: SignedIn,
  key: EventKey,
  id: string,
): Promise<RenderedEmail | null> {
  requirePermission(actor.user, 'orders.manage');
  const composed = await composeForStaff(deps, actor, key, id);
  return composed && deps.render(composed);
}

/** R-TICKET-14: sends the email of the preview to the member of staff who asks for it. Throws NotAllowedError. */
export async function sendTestEventEmail(
  deps: EventEmailDeps,
  actor: SignedIn,
  key: EventKey,
  id: string,
): Promise<'queued' | 'unknown'> {
  requirePermission(actor.user, 'orders.manage');
  const composed = await composeForStaff(deps, actor, key, id);
  if (!composed) return 'unknown';
  const email = { key: `event-email-test:${uuid()}`, to: actor.user.email, audience: 'staff' } as const;
  await deps.db.transaction((transaction) => deps.emailQueue.enqueue(transaction, { ...composed, ...email }));
  return 'queued';
}
