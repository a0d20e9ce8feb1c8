import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { EVENT_DATES } from '~/content/shop/event-dates';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { parseIssuedCode } from '~/domain/text/issued-code';
import { isUuid } from '~/domain/text/uuid';
import { getDates } from '~/domain/tickets/event';
import { findEventDate } from '~/domain/tickets/event-dates';
import { type CheckInTicket, canUndoCheckIn, getTicketState } from '~/domain/tickets/ticket';
import { recordChange } from '../audit/record-change.server';
import { bindDeps } from '../bind-deps.server';
import { hashIssuedCode } from '../crypto/signatures.server';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { orderLines, orders } from '../db/schema/orders.server';
import { isTicketLine, tickets } from '../db/schema/tickets.server';
import { toIsoDay } from '../iso-day.server';

async function readTicket(db: QueryBuilder, isThis: SQL): Promise<CheckInTicket | null> {
  const [row] = await db
    .select({
      ticket: tickets,
      event: orderLines.name,
      productId: orderLines.productId,
      options: orderLines.options,
      seats: orderLines.quantity,
      orderNumber: orders.number,
      contact: orders.contact,
      usedBy: users.name,
    })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .innerJoin(orderLines, isTicketLine)
    .leftJoin(users, eq(users.id, tickets.usedBy))
    .where(isThis);
  if (!row) return null;
  const { ticket, event, productId, options, seats, orderNumber, contact, usedBy } = row;
  const { seat, guestName, usedAt, createdAt } = ticket;
  const date = findEventDate({ dates: getDates(EVENT_DATES, productId), boughtOn: toIsoDay(createdAt) });
  return {
    event,
    ...(date && { date }),
    seat,
    seats,
    orderNumber,
    buyer: contact.name ?? '',
    state: getTicketState(ticket),
    ...(options && { options }),
    ...(guestName && { guest: guestName }),
    ...(usedAt && { usedAt }),
    ...(usedBy !== null && { usedBy }),
  };
}

/** `undefined` for a text that is no code. */
function hasCode(typed: string): SQL | undefined {
  const code = parseIssuedCode(typed);
  return code === undefined ? undefined : eq(tickets.codeHash, hashIssuedCode(code));
}

const hasId = (id: string): SQL | undefined => (isUuid(id) ? eq(tickets.id, id) : undefined);

/** The ticket of a typed or scanned code. `null` for an unknown code. Throws NotAllowedError. */
async function findTicket(
  { db }: ServiceDeps,
  { user }: SignedIn,
  typed: string,
): Promise<CheckInTicket | null> {
  requirePermission(user, 'tickets.check-in');
  const isThis = hasCode(typed);
  return isThis ? readTicket(db, isThis) : null;
}

/** The ticket of a row of a guest list. `null` for an unknown id. Throws NotAllowedError. */
async function findListedTicket(
  { db }: ServiceDeps,
  { user }: SignedIn,
  id: string,
): Promise<CheckInTicket | null> {
  requirePermission(user, 'tickets.check-in');
  const isThis = hasId(id);
  return isThis ? readTicket(db, isThis) : null;
}

export type CheckInResult =
  | { kind: 'checked-in' | 'used' | 'void'; ticket: CheckInTicket }
  | { kind: 'unknown' };

/** R-TICKET-2: uses a ticket once. Of two members of staff at once, the second learns of the first. */
async function markUsed(
  { db, clock }: ServiceDeps,
  userId: string,
  isThis: SQL | undefined,
): Promise<CheckInResult> {
  if (!isThis) return { kind: 'unknown' };
  const at = clock();
  const isUsed = await db.transaction(async (transaction) => {
    const [used] = await transaction
      .update(tickets)
      .set({ usedAt: at, usedBy: userId })
      .where(and(isThis, isNull(tickets.usedAt), isNull(tickets.voidedAt)))
      .returning({ orderId: tickets.orderId, seat: tickets.seat });
    if (!used) return false;
    const [order] = await transaction
      .select({ number: orders.number })
      .from(orders)
      .where(eq(orders.id, used.orderId));
    await recordChange(transaction, {
      userId,
      area: 'tickets',
      action: 'ticket-checked-in',
      at,
      subjectId: order?.number ?? used.orderId,
      after: { seat: used.seat },
    });
    return true;
  });
  const ticket = await readTicket(db, isThis);
  if (!ticket) return { kind: 'unknown' };
  if (isUsed) return { kind: 'checked-in', ticket };
  return { kind: ticket.state === 'void' ? 'void' : 'used', ticket };
}

/** Uses the ticket of a code. Throws NotAllowedError. */
async function checkIn(deps: ServiceDeps, { user }: SignedIn, typed: string): Promise<CheckInResult> {
  requirePermission(user, 'tickets.check-in');
  return markUsed(deps, user.id, hasCode(typed));
}

/** R-TICKET-8: uses the ticket of a guest without a code, by a row of the guest list. Throws NotAllowedError. */
async function checkInListed(deps: ServiceDeps, { user }: SignedIn, id: string): Promise<CheckInResult> {
  requirePermission(user, 'tickets.check-in');
  return markUsed(deps, user.id, hasId(id));
}

export type UndoResult = { kind: 'undone' | 'late' | 'unknown' };

/**
 * R-TICKET-10: makes a ticket valid again whose check-in was a mistake. `late`: it was a day ago or more, or the ticket is not used any
 * more. Throws NotAllowedError.
 */
async function undoCheckIn({ db, clock }: ServiceDeps, { user }: SignedIn, id: string): Promise<UndoResult> {
  requirePermission(user, 'tickets.check-in');
  const isThis = hasId(id);
  if (!isThis) return { kind: 'unknown' };
  const at = clock();
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ ticket: tickets, orderNumber: orders.number })
      .from(tickets)
      .innerJoin(orders, eq(orders.id, tickets.orderId))
      .where(isThis)
      .for('update', { of: tickets });
    if (!row) return { kind: 'unknown' };
    const { ticket, orderNumber: subjectId } = row;
    const { usedAt, seat } = ticket;
    if (!canUndoCheckIn({ state: getTicketState(ticket), ...(usedAt && { usedAt }) }, at))
      return { kind: 'late' };
    await transaction.update(tickets).set({ usedAt: null, usedBy: null }).where(isThis);
    const action = 'ticket-check-in-undone';
    await recordChange(transaction, {
      userId: user.id,
      area: 'tickets',
      action,
      at,
      subjectId,
      after: { seat },
    });
    return { kind: 'undone' };
  });
}

/** The entrance of an event, for staff with the permission `tickets.check-in`. */
export const createCheckIn = ({ db }: Database, options: Pick<ServiceDeps, 'clock'>) =>
  bindDeps({ db, ...options }, { findTicket, findListedTicket, checkIn, checkInListed, undoCheckIn });

export type CheckIn = ReturnType<typeof createCheckIn>;
