import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { EVENTS_CATEGORY_ID, GIFT_CARD_PRODUCT_ID } from '~/domain/orders/issued-kind';
import {
  type DatesByProduct,
  type EventKey,
  findEventKey,
  formatEventKey,
  getDates,
  isKeyOver,
  type ListedEvent,
} from '~/domain/tickets/event';
import type { EventDates } from '~/domain/tickets/event-dates';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { products } from '../db/schema/catalogue.server';
import { orderLines } from '../db/schema/orders.server';
import { isTicketLine, tickets } from '../db/schema/tickets.server';

const boughtOn = sql`(${tickets.createdAt} at time zone ${sql.raw(`'${site.openingHours.timeZone}'`)})::date`;

function dayOf(dates: readonly EventDates[]): SQL {
  const last = sql`${dates.at(-1)?.startsOn ?? null}::text`;
  const earlier = dates
    .slice(0, -1)
    .map(({ startsOn }) => sql`when ${boughtOn} <= ${startsOn}::date then ${startsOn}::text`);
  return earlier.length > 0 ? sql`case ${sql.join(earlier, sql` `)} else ${last} end` : last;
}

/** The day of the event of a ticket, as `findEventDate` finds it. Null without dates. */
export function selectEventDay(byProduct: DatesByProduct): SQL<string | null> {
  const cases = Object.entries(byProduct).map(
    ([id, dates]) => sql`when ${orderLines.productId} = ${id} then ${dayOf(dates)}`,
  );
  return cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} end` : sql`null::text`;
}

const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`.mapWith(Number);

/** Tickets by the event that they are for. */
async function countTickets(db: QueryBuilder, byProduct: DatesByProduct, productId?: string) {
  const seats = db
    .select({
      productId: orderLines.productId,
      name: orderLines.name,
      day: selectEventDay(byProduct).as('day'),
      usedAt: tickets.usedAt,
      voidedAt: tickets.voidedAt,
    })
    .from(tickets)
    .innerJoin(orderLines, isTicketLine)
    .where(productId === undefined ? undefined : eq(orderLines.productId, productId))
    .as('seats');
  return db
    .select({
      productId: seats.productId,
      day: seats.day,
      name: sql<string>`max(${seats.name})`,
      sold: count(sql`${seats.voidedAt} is null`),
      arrived: count(sql`${seats.voidedAt} is null and ${seats.usedAt} is not null`),
      voided: count(sql`${seats.voidedAt} is not null`),
    })
    .from(seats)
    .groupBy(seats.productId, seats.day);
}

/** The products of the shop whose units are seats, drafts as well, without deleted ones. */
const readSeatProducts = (db: QueryBuilder, productId?: string) =>
  db
    .select({ id: products.id, name: products.name, stock: products.stock })
    .from(products)
    .where(
      and(
        eq(products.categoryId, EVENTS_CATEGORY_ID),
        ne(products.state, 'deleted'),
        ne(products.id, GIFT_CARD_PRODUCT_ID),
        productId === undefined ? undefined : eq(products.id, productId),
      ),
    );

const toKeys = (byProduct: DatesByProduct, productId: string): EventKey[] => {
  const dates = getDates(byProduct, productId);
  return dates.length > 0 ? dates.map(({ startsOn: day }) => ({ productId, day })) : [{ productId }];
};

interface EventsQuery {
  byProduct: DatesByProduct;
  /** ISO day. */
  today: string;
  /** Of all products without it. */
  productId?: string;
}

/** R-TICKET-6: the dates of all products with seats, and what was sold for products that are gone. In no order. */
export async function readEvents(
  db: QueryBuilder,
  { byProduct, today, productId }: EventsQuery,
): Promise<ListedEvent[]> {
  const [counted, sold] = await Promise.all([
    countTickets(db, byProduct, productId),
    readSeatProducts(db, productId),
  ]);
  const keys = new Map(
    [
      ...sold.flatMap(({ id }) => toKeys(byProduct, id)),
      ...counted.map(({ productId: id, day }) => ({ productId: id, ...(day !== null && { day }) })),
    ].map((key) => [formatEventKey(key), key]),
  );
  return [...keys.values()].map((key): ListedEvent => {
    const product = sold.find(({ id }) => id === key.productId);
    const seats = counted.find(
      ({ productId: id, day }) => id === key.productId && (day ?? undefined) === key.day,
    );
    const isOver = isKeyOver(byProduct, key, today);
    const isOnSale = !isOver && findEventKey(byProduct, key.productId, today).day === key.day;
    const endsOn = getDates(byProduct, key.productId).find(({ startsOn }) => startsOn === key.day)?.endsOn;
    return {
      ...key,
      name: (isOnSale ? product?.name : undefined) ?? seats?.name ?? product?.name ?? key.productId,
      ...(endsOn !== undefined && { endsOn }),
      sold: seats?.sold ?? 0,
      arrived: seats?.arrived ?? 0,
      voided: seats?.voided ?? 0,
      ...(isOnSale && product && { left: product.stock }),
      isOver,
    };
  });
}

/** One event. `undefined` when there is none. */
export async function findEvent(
  db: QueryBuilder,
  key: EventKey,
  { byProduct, today }: Pick<EventsQuery, 'byProduct' | 'today'>,
): Promise<ListedEvent | undefined> {
  const events = await readEvents(db, { byProduct, today, productId: key.productId });
  return events.find((event) => formatEventKey(event) === formatEventKey(key));
}
