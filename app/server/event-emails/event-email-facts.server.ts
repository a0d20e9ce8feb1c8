import { and, eq } from 'drizzle-orm';
import { type DatesByProduct, getDates, type ListedEvent } from '~/domain/tickets/event';
import type { EventEmailFacts } from '~/domain/tickets/event-email';
import { listEventFacts } from '~/domain/tickets/event-facts';
import type { QueryBuilder } from '../db/database.server';
import { products } from '../db/schema/catalogue.server';
import { formatIsoDay } from '../iso-day.server';

function formatDays({ day, endsOn }: ListedEvent): string | undefined {
  if (day === undefined) return undefined;
  return endsOn === undefined ? formatIsoDay(day) : `${formatIsoDay(day)} to ${formatIsoDay(endsOn)}`;
}

/** Name, time and place of an event as they are now, as its tickets have them (R-TICKET-11). */
export async function readEventEmailFacts(
  db: QueryBuilder,
  byProduct: DatesByProduct,
  event: ListedEvent,
): Promise<EventEmailFacts> {
  const [page] = await db
    .select({ subtitle: products.subtitle, details: products.details })
    .from(products)
    .where(and(eq(products.id, event.productId), eq(products.state, 'published')));
  const day = formatDays(event);
  const isLastDate = getDates(byProduct, event.productId).at(-1)?.startsOn === event.day;
  return { eventName: event.name, facts: listEventFacts({ isLastDate, ...(day && { day }) }, page) };
}
