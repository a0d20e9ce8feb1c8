import { normaliseSearchText } from '../text/search-text';
import { type OrderStatus, parseOrderNumber } from './order-status';

/** Groups of order statuses, as filters of the order history. */
export const ORDER_GROUPS = ['open', 'delivered', 'ended'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

export const ORDER_GROUP_STATUSES: Record<OrderGroup, readonly OrderStatus[]> = {
  open: ['placed', 'paid', 'packed', 'shipped'],
  delivered: ['delivered'],
  ended: ['cancelled', 'refunded'],
};

export const ORDERS_PER_PAGE = 10;
/** In characters. */
const MAX_SEARCH_LENGTH = 80;
const MAX_PAGE = 1000;

/** The search and filters of the order history. The URL holds all of it. */
export interface OrderHistoryQuery {
  /** An order number, or words of product names. */
  q: string;
  group?: OrderGroup;
  /** The year of the order in Indian time. */
  year?: number;
  /** From 1. */
  page: number;
}

export const EMPTY_ORDER_HISTORY_QUERY: OrderHistoryQuery = { q: '', page: 1 };

/** Reads a query from any URL. Invalid values are left out; the page is between 1 and 1000. Never throws. */
export function parseOrderHistoryQuery(params: URLSearchParams): OrderHistoryQuery {
  const q = normaliseSearchText(params.get('q') ?? '', MAX_SEARCH_LENGTH);
  const group = ORDER_GROUPS.find((name) => name === params.get('state'));
  const year = /^20\d\d$/.test(params.get('year') ?? '') ? Number(params.get('year')) : undefined;
  const page = Math.trunc(Number(params.get('page')));
  return {
    q: parseOrderNumber(q) ?? q,
    ...(group && { group }),
    ...(year && { year }),
    page: page >= 1 ? Math.min(page, MAX_PAGE) : 1,
  };
}

/** The canonical form of a query: fixed order, without defaults. */
export function serialiseOrderHistoryQuery({ q, group, year, page }: OrderHistoryQuery): URLSearchParams {
  return new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...(group ? [['state', group]] : []),
    ...(year ? [['year', String(year)]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
}

/** Whether the query has neither search nor filters. The page does not count. */
export const isUnfilteredOrderHistory = ({ q, group, year }: OrderHistoryQuery): boolean =>
  !q && !group && !year;
