import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { EVENT_DATES } from '~/content/shop/event-dates';
import type { ChosenOptions } from '~/domain/catalogue/product-variants';
import type { IssuedUse } from '~/domain/orders/issued-use';
import { getDates } from '~/domain/tickets/event';
import { type EventDates, findEventDate } from '~/domain/tickets/event-dates';
import { getTicketState, type TicketState } from '~/domain/tickets/ticket';
import { bindDeps } from '../bind-deps.server';
import { createIssuedCode, hashIssuedCode } from '../crypto/signatures.server';
import type { Database } from '../db/database.server';
import { orderLines } from '../db/schema/orders.server';
import { isTicketLine, tickets } from '../db/schema/tickets.server';
import { toIsoDay } from '../iso-day.server';
import { nameGuests, type TicketDeps } from './name-guests.server';
import { readSeatUse } from './seat-use.server';

/** A ticket as its buyer sees it. */
export interface BoughtTicket {
  id: string;
  productId: string;
  /** The name of the event, as sold. */
  name: string;
  /** The days of the event. Absent for one without a date. */
  date?: EventDates;
  /** The page of the product still is about this date, and not about a later one. */
  isLastDate: boolean;
  options?: ChosenOptions;
  seat: number;
  /** Who sits there. Absent until the buyer writes it. */
  guestName?: string;
  /** Seats of the line. */
  seats: number;
  state: TicketState;
  usedAt?: Date;
  /** Without groups. Absent for a void ticket, and when it cannot be made any more. */
  code?: string;
}

type TicketRow = typeof tickets.$inferSelect;

/** The code of a ticket. Its hash is stored when the code is shown for the first time: nobody can know it before. */
async function readCode({ db, secret }: TicketDeps, { id, codeHash }: TicketRow) {
  const code = createIssuedCode(secret, 'ticket', id);
  const hash = hashIssuedCode(code);
  if (codeHash === null)
    await db
      .update(tickets)
      .set({ codeHash: hash })
      .where(and(eq(tickets.id, id), isNull(tickets.codeHash)));
  return codeHash === null || codeHash === hash ? { code } : {};
}

/** The tickets of an order, with their codes. Only for who may see the order. */
export async function listTicketsOfOrder(deps: TicketDeps, orderId: string): Promise<BoughtTicket[]> {
  const { productId, name, options, quantity: seats } = orderLines;
  const rows = await deps.db
    .select({ ticket: tickets, line: { productId, name, options, seats } })
    .from(tickets)
    .innerJoin(orderLines, isTicketLine)
    .where(eq(tickets.orderId, orderId))
    .orderBy(asc(tickets.linePosition), asc(tickets.seat));
  const list: BoughtTicket[] = [];
  for (const { ticket, line } of rows) {
    const { id, seat, guestName, usedAt, createdAt } = ticket;
    const dates = getDates(EVENT_DATES, line.productId);
    const date = findEventDate({ dates, boughtOn: toIsoDay(createdAt) });
    const state = getTicketState(ticket);
    const { options: chosen, ...sold } = line;
    list.push({
      id,
      seat,
      state,
      ...sold,
      isLastDate: date === dates.at(-1),
      ...(date && { date }),
      ...(chosen && { options: chosen }),
      ...(guestName && { guestName }),
      ...(usedAt && { usedAt }),
      ...(state !== 'void' && (await readCode(deps, ticket))),
    });
  }
  return list;
}

/** Why the buyer cannot cancel the order now because of its seats (R-TICKET-3, R-TICKET-5). Locks nothing. */
async function findUseOfSeats({ db, clock }: TicketDeps, orderId: string): Promise<IssuedUse | undefined> {
  const used = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.orderId, orderId), isNotNull(tickets.usedAt)))
    .limit(1);
  return used.length > 0 ? 'ticket-used' : readSeatUse(db, orderId, clock());
}

/** Tickets for buyers. */
export const createTickets = ({ db }: Database, options: Omit<TicketDeps, 'db'>) =>
  bindDeps({ db, ...options }, { listOfOrder: listTicketsOfOrder, findUse: findUseOfSeats, nameGuests });

export type Tickets = ReturnType<typeof createTickets>;
