import { normaliseSearchText } from '../text/search-text';
import { isUuid } from '../text/uuid';

/**
 * active: gets the next edition · pending: has not confirmed the email yet · refused: a mail server refused the address for
 * good · unsubscribed: gets nothing
 */
export const SUBSCRIBER_STATUSES = ['active', 'pending', 'refused', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

export interface ListedSubscriber {
  id: string;
  email: string;
  status: SubscriberStatus;
  /** When the subscriber came to be in this status. */
  since: Date;
}

const MAX_SEARCH_TEXT = 80;

/** Which subscribers staff see. The URL holds all of it. */
export interface SubscriberQuery {
  view: SubscriberStatus | 'all';
  /** A part of the email. Empty for all. */
  q: string;
  /** The id of the last subscriber of the page before. */
  after?: string;
}

/** Reads a query from any URL. Invalid values are left out. Never throws. */
export function parseSubscriberQuery(params: URLSearchParams): SubscriberQuery {
  const after = params.get('after') ?? '';
  return {
    view: SUBSCRIBER_STATUSES.find((status) => status === params.get('view')) ?? 'all',
    q: normaliseSearchText(params.get('q') ?? '', MAX_SEARCH_TEXT),
    ...(isUuid(after) && { after }),
  };
}

/** The inverse of `parseSubscriberQuery`, without values that are the default. */
export const serialiseSubscriberQuery = ({ view, q, after }: SubscriberQuery): string =>
  new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(q && { q }),
    ...(after && { after }),
  }).toString();
