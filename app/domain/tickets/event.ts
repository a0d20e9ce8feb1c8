import { foldText, matchesSearch } from '../text/search-text';
import { type EventDates, findEventDate, isEventOver } from './event-dates';

/** In the URL in place of the day, for seats of a product without dates. */
export const UNDATED = 'undated';

/** The dates of events, by the id of the product that is sold for them, the earliest first. */
export type DatesByProduct = Readonly<Record<string, readonly EventDates[]>>;

/** One date of a product with seats. */
export interface EventKey {
  productId: string;
  /** The ISO day on which it begins. Absent for a product without dates. */
  day?: string;
}

/** An event with its seats. Those that were cancelled or refunded count as `voided` alone. */
export interface ListedEvent extends EventKey {
  name: string;
  /** The last day, of an event of more than one. */
  endsOn?: string;
  sold: number;
  arrived: number;
  voided: number;
  /** Seats in the shop. Absent for a date that is not on sale. */
  left?: number;
  isOver: boolean;
}

export const EVENT_VIEWS = ['coming', 'past'] as const;
export type EventView = (typeof EVENT_VIEWS)[number];

export const getEventView = ({ isOver }: Pick<ListedEvent, 'isOver'>): EventView =>
  isOver ? 'past' : 'coming';

/** The part of a path that names an event. */
export const formatEventKey = ({ productId, day = UNDATED }: EventKey): string => `${productId}/${day}`;

/** All dates of a product, the earliest first. */
export const getDates = (byProduct: DatesByProduct, productId: string): readonly EventDates[] =>
  (Object.hasOwn(byProduct, productId) && byProduct[productId]) || [];

/** The date of a product for which a seat is that was bought on the ISO day `boughtOn`. */
export function findEventKey(byProduct: DatesByProduct, productId: string, boughtOn: string): EventKey {
  const date = findEventDate({ dates: getDates(byProduct, productId), boughtOn });
  return { productId, ...(date && { day: date.startsOn }) };
}

/** Whether the date is over on the ISO day `today`. An event without a date never is. */
export function isKeyOver(byProduct: DatesByProduct, { productId, day }: EventKey, today: string): boolean {
  if (day === undefined) return false;
  const known = getDates(byProduct, productId).find(({ startsOn }) => startsOn === day);
  return isEventOver(known ?? { startsOn: day }, today);
}

const LAST_DAY = '9999-12-31';

/** R-TICKET-6: the next event first; past ones with the latest first. Events without a date are the last of the coming ones. */
export function sortEvents(events: readonly ListedEvent[]): ListedEvent[] {
  const byDay = events.toSorted(
    (one, other) =>
      (one.day ?? LAST_DAY).localeCompare(other.day ?? LAST_DAY, 'en') ||
      one.name.localeCompare(other.name, 'en'),
  );
  return [...byDay.filter(({ isOver }) => !isOver), ...byDay.filter(({ isOver }) => isOver).toReversed()];
}

/** The events whose name has all words of the query. */
export const findEvents = (events: readonly ListedEvent[], q: string): ListedEvent[] =>
  events.filter(({ name }) => matchesSearch(foldText(name), q));
