import { and, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DatesByProduct, EventKey } from '~/domain/tickets/event';
import type { GuestQuery, GuestView, ListedGuest } from '~/domain/tickets/guest-query';
import { getTicketState } from '~/domain/tickets/ticket';
import type { QueryBuilder } from '../db/database.server';
import { toLikePattern } from '../db/list-query.server';
import { users } from '../db/schema/accounts.server';
import { orderLines, orders } from '../db/schema/orders.server';
import { isTicketLine, tickets } from '../db/schema/tickets.server';
import { selectEventDay } from './read-events.server';

/** Of tickets. */
export const VIEW_CONDITIONS: Readonly<Record<GuestView, SQL | undefined>> = {
  all: isNull(tickets.voidedAt),
  expected: and(isNull(tickets.voidedAt), isNull(tickets.usedAt)),
  arrived: and(isNull(tickets.voidedAt), isNotNull(tickets.usedAt)),
  void: isNotNull(tickets.voidedAt),
};

const buyerName = sql<string>`coalesce(${orders.contact} ->> 'name', '')`;
const buyerEmail = sql<string>`coalesce(${orders.contact} ->> 'email', '')`;
const sortName = sql<string>`lower(coalesce(${tickets.guestName}, ${buyerName}))`;

/** By name, those without one last. The rest keeps the seats of an order together. */
const SORT_KEY = [
  sql`${sortName} = ''`,
  sql`${sortName}`,
  sql`${orders.number}`,
  sql`${tickets.linePosition}`,
  sql`${tickets.seat}`,
] as const;

const sortKey = sql.join([...SORT_KEY], sql`, `);

/** Of a ticket joined with its line. */
export const isOfEvent = (byProduct: DatesByProduct, { productId, day }: EventKey): SQL | undefined => {
  const eventDay = selectEventDay(byProduct);
  return and(
    eq(orderLines.productId, productId),
    day === undefined ? sql`${eventDay} is null` : sql`${eventDay} = ${day}`,
  );
};

/** A part of the name of guest or buyer, of the email or of the order number. */
function matches(q: string): SQL | undefined {
  if (!q) return undefined;
  const pattern = toLikePattern(q);
  return or(
    ilike(tickets.guestName, pattern),
    ilike(orders.number, pattern),
    sql`${buyerName} ilike ${pattern}`,
    sql`${buyerEmail} ilike ${pattern}`,
  );
}

const isAfter = (after: string): SQL =>
  sql`(${sortKey}) > (select ${sortKey} from ${tickets} inner join ${orders} on ${orders.id} = ${tickets.orderId} where ${tickets.id} = ${after})`;

interface GuestsOfEvent {
  byProduct: DatesByProduct;
  event: EventKey;
  query: GuestQuery;
}

/** Guests of an event in the order of the list. */
export async function readGuests(
  db: QueryBuilder,
  { byProduct, event, query: { view, q, after } }: GuestsOfEvent,
  limit: number,
): Promise<ListedGuest[]> {
  const rows = await db
    .select({
      ticket: tickets,
      contact: orders.contact,
      orderNumber: orders.number,
      options: orderLines.options,
      seats: orderLines.quantity,
      usedBy: users.name,
    })
    .from(tickets)
    .innerJoin(orderLines, isTicketLine)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .leftJoin(users, eq(users.id, tickets.usedBy))
    .where(
      and(
        isOfEvent(byProduct, event),
        VIEW_CONDITIONS[view],
        matches(q),
        after === undefined ? undefined : isAfter(after),
      ),
    )
    .orderBy(...SORT_KEY)
    .limit(limit);
  return rows.map(({ ticket, contact, orderNumber, options, seats, usedBy }) => {
    const { id, seat, guestName, usedAt } = ticket;
    return {
      id,
      ...(guestName && { guest: guestName }),
      buyer: contact.name,
      email: contact.email,
      phone: contact.phone,
      orderNumber,
      ...(options && { options }),
      seat,
      seats,
      state: getTicketState(ticket),
      ...(usedAt && { usedAt }),
      ...(usedBy !== null && { usedBy }),
    };
  });
}

/** How many guests of the search are in each view. */
export async function countGuests(
  db: QueryBuilder,
  { byProduct, event, query: { q } }: GuestsOfEvent,
): Promise<Record<GuestView, number>> {
  const count = (view: GuestView) =>
    sql<number>`(count(*) filter (where ${VIEW_CONDITIONS[view]}))::int`.mapWith(Number);
  const [row] = await db
    .select({
      all: count('all'),
      expected: count('expected'),
      arrived: count('arrived'),
      void: count('void'),
    })
    .from(tickets)
    .innerJoin(orderLines, isTicketLine)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(and(isOfEvent(byProduct, event), matches(q)));
  return row ?? { all: 0, expected: 0, arrived: 0, void: 0 };
}
