import type { ChosenOptions } from '../catalogue/product-variants';
import { normaliseSearchText } from '../text/search-text';
import { isUuid } from '../text/uuid';
import type { TicketState } from './ticket';

/** all: every guest whose ticket counts · expected: not checked in yet · arrived: checked in · void: cancelled or refunded */
export const GUEST_VIEWS = ['all', 'expected', 'arrived', 'void'] as const;
export type GuestView = (typeof GUEST_VIEWS)[number];

/** A ticket in the list of the guests of an event. The buyer is empty after their data was deleted. */
export interface ListedGuest {
  /** Of the ticket. */
  id: string;
  /** As the buyer wrote it. Absent until then. */
  guest?: string;
  buyer: string;
  email: string;
  phone: string;
  orderNumber: string;
  options?: ChosenOptions;
  seat: number;
  /** Seats of the line of the order. */
  seats: number;
  state: TicketState;
  /** When the guest was checked in, and the name of the member of staff. */
  usedAt?: Date;
  usedBy?: string;
}

const MAX_SEARCH_TEXT = 80;

/** Which guests staff see. The URL holds all of it. */
export interface GuestQuery {
  view: GuestView;
  /** A part of a name, an email or an order number. Empty for all. */
  q: string;
  /** The id of the last ticket of the page before. */
  after?: string;
}

/** Reads a query from any URL. Invalid values are left out. Never throws. */
export function parseGuestQuery(params: URLSearchParams): GuestQuery {
  const after = params.get('after') ?? '';
  return {
    view: GUEST_VIEWS.find((view) => view === params.get('view')) ?? 'all',
    q: normaliseSearchText(params.get('q') ?? '', MAX_SEARCH_TEXT),
    ...(isUuid(after) && { after }),
  };
}

/** The inverse of `parseGuestQuery`, without values that are the default. */
export const serialiseGuestQuery = ({ view, q, after }: GuestQuery): string =>
  new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(q && { q }),
    ...(after && { after }),
  }).toString();
