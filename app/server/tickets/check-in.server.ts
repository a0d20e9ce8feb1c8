import { and, eq, isNull } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { parseIssuedCode } from '~/domain/text/issued-code';
import { type CheckInTicket, getTicketState } from '~/domain/tickets/ticket';
import { recordChange } from '../audit/record-change.server';
import { bindDeps } from '../bind-deps.server';
import { hashIssuedCode } from '../crypto/signatures.server';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { orderLines, orders } from '../db/schema/orders.server';
import { tickets } from '../db/schema/tickets.server';

async function readTicket(db: QueryBuilder, codeHash: string): Promise<CheckInTicket | null> {
  const [row] = await db
    .select({
      ticket: tickets,
      event: orderLines.name,
      options: orderLines.options,
      seats: orderLines.quantity,
      orderNumber: orders.number,
      contact: orders.contact,
      usedBy: users.name,
    })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, tickets.orderId), eq(orderLines.position, tickets.linePosition)),
    )
    .leftJoin(users, eq(users.id, tickets.usedBy))
    .where(eq(tickets.codeHash, codeHash));
  if (!row) return null;
  const { ticket, event, options, seats, orderNumber, contact, usedBy } = row;
  const { seat, guestName, usedAt } = ticket;
  return {
    event,
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

/** The ticket of a typed or scanned code. `null` for an unknown code. Throws NotAllowedError. */
async function findTicket(
  { db }: ServiceDeps,
  { user }: SignedIn,
  typed: string,
): Promise<CheckInTicket | null> {
  requirePermission(user, 'tickets.check-in');
  const code = parseIssuedCode(typed);
  return code === undefined ? null : readTicket(db, hashIssuedCode(code));
}

export type CheckInResult =
  | { kind: 'checked-in' | 'used' | 'void'; ticket: CheckInTicket }
  | { kind: 'unknown' };

/** R-TICKET-2: uses a ticket once. Of two members of staff at once, the second learns of the first. Throws NotAllowedError. */
async function checkIn(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  typed: string,
): Promise<CheckInResult> {
  requirePermission(user, 'tickets.check-in');
  const code = parseIssuedCode(typed);
  if (code === undefined) return { kind: 'unknown' };
  const codeHash = hashIssuedCode(code);
  const at = clock();
  const isUsed = await db.transaction(async (transaction) => {
    const [used] = await transaction
      .update(tickets)
      .set({ usedAt: at, usedBy: user.id })
      .where(and(eq(tickets.codeHash, codeHash), isNull(tickets.usedAt), isNull(tickets.voidedAt)))
      .returning({ orderId: tickets.orderId, seat: tickets.seat });
    if (!used) return false;
    const [order] = await transaction
      .select({ number: orders.number })
      .from(orders)
      .where(eq(orders.id, used.orderId));
    await recordChange(transaction, {
      userId: user.id,
      area: 'tickets',
      action: 'ticket-checked-in',
      at,
      subjectId: order?.number ?? used.orderId,
      after: { seat: used.seat },
    });
    return true;
  });
  const ticket = await readTicket(db, codeHash);
  if (!ticket) return { kind: 'unknown' };
  if (isUsed) return { kind: 'checked-in', ticket };
  return { kind: ticket.state === 'void' ? 'void' : 'used', ticket };
}

/** The entrance of an event, for staff with the permission `tickets.check-in`. */
export const createCheckIn = ({ db }: Database, options: Pick<ServiceDeps, 'clock'>) =>
  bindDeps({ db, ...options }, { findTicket, checkIn });

export type CheckIn = ReturnType<typeof createCheckIn>;
