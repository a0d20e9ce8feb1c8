import { and, asc, eq, inArray, isNotNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { DatesByProduct, EventKey } from '~/domain/tickets/event';
import type { EventEmailGuests } from '~/domain/tickets/event-email';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { orderLines, orders } from '../db/schema/orders.server';
import { isTicketLine, tickets } from '../db/schema/tickets.server';
import { isOfEvent, VIEW_CONDITIONS } from '../tickets/read-guests.server';
import { toGuestKeyPrefix } from '../tickets/withdraw-guest-emails.server';

const buyerEmail = sql<string>`lower(${orders.contact} ->> 'email')`;

interface GuestsOfEvent {
  byProduct: DatesByProduct;
  event: EventKey;
  guests: EventEmailGuests;
}

/** Tickets that count, of orders that still have a buyer. */
const hasGuest = ({ byProduct, event, guests }: GuestsOfEvent): SQL | undefined =>
  and(isOfEvent(byProduct, event), VIEW_CONDITIONS[guests], sql`${buyerEmail} <> ''`);

/** How many addresses get an email to all guests, and one to those who arrived. */
export async function countRecipients(
  db: QueryBuilder,
  selection: Omit<GuestsOfEvent, 'guests'>,
): Promise<Record<EventEmailGuests, number>> {
  const [row] = await db
    .select({
      all: sql<number>`(count(distinct ${buyerEmail}))::int`.mapWith(Number),
      arrived:
        sql<number>`(count(distinct ${buyerEmail}) filter (where ${isNotNull(tickets.usedAt)}))::int`.mapWith(
          Number,
        ),
    })
    .from(tickets)
    .innerJoin(orderLines, isTicketLine)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(hasGuest({ ...selection, guests: 'all' }));
  return row ?? { all: 0, arrived: 0 };
}

/** One email for an order, which stands for the address of its buyer. */
export const toEmailKey = (eventEmailId: string, orderId: string): string =>
  toGuestKeyPrefix(eventEmailId) + orderId;

export interface Recipient {
  email: string;
  /** Their orders with tickets of the event, the oldest first. */
  orders: { id: string; number: string; name: string; isEmailConfirmed: boolean }[];
}

/** Neither the address nor the order has an email: the address of an order can change with that of the account. */
function isWithoutEmail(db: QueryBuilder, eventEmailId: string): SQL | undefined {
  const prefix = toGuestKeyPrefix(eventEmailId);
  const hasNone = (condition: SQL | undefined) =>
    notExists(db.select({ id: emails.id }).from(emails).where(condition));
  return and(
    hasNone(sql`${emails.key} = ${prefix} || ${orders.id}::text`),
    hasNone(and(sql`lower(${emails.recipient}) = ${buyerEmail}`, sql`starts_with(${emails.key}, ${prefix})`)),
  );
}

interface NextRecipients extends GuestsOfEvent {
  eventEmailId: string;
  /** Who bought later gets none. */
  startedAt: Date;
  limit: number;
}

const selectNext = (
  db: QueryBuilder,
  { eventEmailId, startedAt, limit, ...selection }: NextRecipients,
  isOneOf?: SQL,
) =>
  db
    .select({
      email: buyerEmail,
      orderIds: sql<string[]>`array_agg(distinct ${orders.id}::text)`,
    })
    .from(tickets)
    .innerJoin(orderLines, isTicketLine)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(
      and(isOneOf, hasGuest(selection), lte(tickets.createdAt, startedAt), isWithoutEmail(db, eventEmailId)),
    )
    .groupBy(buyerEmail)
    .orderBy(buyerEmail)
    .limit(limit);

/** Whether an address has no email of this sending yet. */
export const hasNextRecipient = async (
  db: QueryBuilder,
  sending: Omit<NextRecipients, 'limit'>,
): Promise<boolean> => (await selectNext(db, { ...sending, limit: 1 })).length > 0;

/**
 * R-TICKET-13: the addresses that have no email of this sending yet, one for all of their orders. It reads the tickets as they are now:
 * those that became void since the start do not count. Their orders are locked: one that is being cancelled is read after that, and one
 * that is cancelled later withdraws the email.
 */
export async function readNextRecipients(
  transaction: QueryBuilder,
  sending: NextRecipients,
): Promise<Recipient[]> {
  const ids = (await selectNext(transaction, sending)).flatMap(({ orderIds }) => orderIds);
  const isOneOf = inArray(orders.id, ids);
  await transaction.select({ id: orders.id }).from(orders).where(isOneOf).orderBy(orders.id).for('share');
  const found = await selectNext(transaction, sending, isOneOf);
  const rows = await transaction
    .select({
      id: orders.id,
      number: orders.number,
      contact: orders.contact,
      emailConfirmedAt: orders.emailConfirmedAt,
    })
    .from(orders)
    .where(
      inArray(
        orders.id,
        found.flatMap(({ orderIds }) => orderIds),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id));
  return found.map(({ email, orderIds }) => ({
    email,
    orders: rows
      .filter(({ id }) => orderIds.includes(id))
      .map(({ id, number, contact, emailConfirmedAt }) => ({
        id,
        number,
        name: contact.name,
        isEmailConfirmed: emailConfirmedAt !== null,
      })),
  }));
}
