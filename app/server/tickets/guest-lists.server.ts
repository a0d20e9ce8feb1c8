import { and, asc, eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { formatOptions } from '~/domain/cart/line-changes';
import { CSV_BYTE_ORDER_MARK, formatCsvRow } from '~/domain/text/csv';
import {
  type DatesByProduct,
  type EventKey,
  findEventKey,
  formatEventKey,
  type ListedEvent,
  sortEvents,
} from '~/domain/tickets/event';
import type { GuestQuery, GuestView, ListedGuest } from '~/domain/tickets/guest-query';
import { recordChange } from '../audit/record-change.server';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { cutPage } from '../db/list-query.server';
import { orderLines, orders } from '../db/schema/orders.server';
import { isTicketLine, tickets } from '../db/schema/tickets.server';
import { createTextStream, type StreamedFile } from '../files/byte-stream.server';
import { formatMinute, toIsoDay } from '../iso-day.server';
import { findEvent, readEvents } from './read-events.server';
import { countGuests, readGuests } from './read-guests.server';

interface GuestListDeps extends ServiceDeps {
  dates: DatesByProduct;
}

export interface GuestPage {
  event: ListedEvent;
  /** By name. */
  guests: ListedGuest[];
  /** Of the search, in each view. */
  counts: Readonly<Record<GuestView, number>>;
  /** For the next page. Absent on the last one. */
  after?: string;
}

/** What is printed: one list, however long. */
export interface PrintedGuests {
  event: ListedEvent;
  guests: ListedGuest[];
  /** Guests that the list leaves out, because it is too long for one page. */
  missing: number;
}

const GUESTS_PER_PAGE = 50;
const MAX_PRINTED = 2000;

/** Rows of an export that are in memory at a time. */
const BATCH = 500;

/** R-TICKET-6: all events with their seats, the next one first, past ones at the end. Throws NotAllowedError. */
async function listEvents(
  { db, clock, dates: byProduct }: GuestListDeps,
  { user }: SignedIn,
): Promise<ListedEvent[]> {
  requirePermission(user, 'tickets.check-in');
  return sortEvents(await readEvents(db, { byProduct, today: toIsoDay(clock()) }));
}

const findListedEvent = ({ db, clock, dates: byProduct }: GuestListDeps, key: EventKey) =>
  findEvent(db, key, { byProduct, today: toIsoDay(clock()) });

/** R-TICKET-7: guests of an event, 50 a page. `null` for an unknown event. Throws NotAllowedError. */
async function listGuests(
  deps: GuestListDeps,
  { user }: SignedIn,
  key: EventKey,
  query: GuestQuery,
): Promise<GuestPage | null> {
  requirePermission(user, 'tickets.check-in');
  const event = await findListedEvent(deps, key);
  if (!event) return null;
  const selection = { byProduct: deps.dates, event: key, query };
  const [found, counts] = await Promise.all([
    readGuests(deps.db, selection, GUESTS_PER_PAGE + 1),
    countGuests(deps.db, selection),
  ]);
  const { page, last } = cutPage(found, GUESTS_PER_PAGE);
  return { event, guests: page, counts, ...(last && { after: last.id }) };
}

/** R-TICKET-9: all guests of an event whose ticket counts, to print. `null` for an unknown event. Throws NotAllowedError. */
async function listPrintedGuests(
  deps: GuestListDeps,
  { user }: SignedIn,
  key: EventKey,
): Promise<PrintedGuests | null> {
  requirePermission(user, 'tickets.check-in');
  const event = await findListedEvent(deps, key);
  if (!event) return null;
  const query: GuestQuery = { view: 'all', q: '' };
  const guests = await readGuests(deps.db, { byProduct: deps.dates, event: key, query }, MAX_PRINTED);
  return { event, guests, missing: event.sold - guests.length };
}

const COLUMNS = [
  'Guest',
  'Buyer',
  'Email',
  'Phone',
  'Order',
  'Seat',
  'Options',
  'Ticket',
  'Checked in',
  'Checked in by',
];

const toCells = (guest: ListedGuest) => [
  guest.guest,
  guest.buyer,
  guest.email,
  guest.phone,
  guest.orderNumber,
  `${guest.seat} of ${guest.seats}`,
  formatOptions(guest.options),
  guest.state,
  guest.usedAt && formatMinute(guest.usedAt),
  guest.usedBy,
];

/** Reads batch after batch, each from where the former one ended. */
async function* writeRows(
  db: QueryBuilder,
  { query, ...selection }: { byProduct: DatesByProduct; event: EventKey; query: GuestQuery },
): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + formatCsvRow(COLUMNS);
  const { view, q } = query;
  for (let after: string | undefined; ; ) {
    const guests = await readGuests(db, { ...selection, query: { view, q, ...(after && { after }) } }, BATCH);
    after = guests.at(-1)?.id;
    if (after === undefined) return;
    yield guests.map((guest) => formatCsvRow(toCells(guest))).join('');
  }
}

/**
 * R-TICKET-9: all guests of a query as CSV, of all its pages, with the permission for the orders, whose buyers it has. Each export is
 * an entry of the audit log. `null` for an unknown event. Throws NotAllowedError.
 */
async function exportCsv(
  deps: GuestListDeps,
  { user }: SignedIn,
  key: EventKey,
  query: GuestQuery,
): Promise<StreamedFile | null> {
  requirePermission(user, 'orders.manage');
  const event = await findListedEvent(deps, key);
  if (!event) return null;
  const { db, clock, dates: byProduct } = deps;
  const counts = await countGuests(db, { byProduct, event: key, query });
  await recordChange(db, {
    userId: user.id,
    area: 'events',
    action: 'guests-exported',
    subjectId: formatEventKey(key),
    subjectLabel: event.name,
    after: { view: query.view, rows: counts[query.view] },
    at: clock(),
  });
  return {
    name: `guests-${formatEventKey(key).replace('/', '-')}.csv`,
    content: createTextStream(writeRows(db, { byProduct, event: key, query })),
  };
}

/** The events for which an order has tickets, void ones as well. Throws NotAllowedError. */
async function listEventsOfOrder(
  { db, dates }: GuestListDeps,
  { user }: SignedIn,
  number: string,
): Promise<(EventKey & { name: string })[]> {
  requirePermission(user, 'tickets.check-in');
  const rows = await db
    .select({ productId: orderLines.productId, name: orderLines.name, createdAt: tickets.createdAt })
    .from(tickets)
    .innerJoin(orderLines, isTicketLine)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(and(eq(orders.number, number), eq(tickets.seat, 1)))
    .orderBy(asc(tickets.linePosition));
  const events = rows.map(({ productId, name, createdAt }) => ({
    ...findEventKey(dates, productId, toIsoDay(createdAt)),
    name,
  }));
  // A line for each chosen option.
  return [...new Map(events.map((event) => [formatEventKey(event), event])).values()];
}

/** Events and their guests, for staff with the permission `tickets.check-in`; the export needs `orders.manage`. */
export const createGuestLists = ({ db }: Database, options: Omit<GuestListDeps, 'db'>) =>
  bindDeps({ db, ...options }, { listEvents, listGuests, listPrintedGuests, exportCsv, listEventsOfOrder });

export type GuestLists = ReturnType<typeof createGuestLists>;
