import { type OrderStatus, parseOrderNumber } from './order-status';

/** The states of an order as people look for them. */
export const ORDER_GROUPS = ['open', 'delivered', 'ended'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

export const ORDER_GROUP_STATUSES: Record<OrderGroup, readonly OrderStatus[]> = {
  open: ['placed', 'paid', 'packed', 'shipped'],
  delivered: ['delivered'],
  ended: ['cancelled', 'refunded'],
};

export const ORDERS_PER_PAGE = 10;
const MAX_SEARCH = 80;
const MAX_PAGE = 1000;

/** What somebody looks for among their orders; all of it stands in the URL. */
export interface OrderHistoryQuery {
  /** An order's number, or words from the names of what was bought. */
  q: string;
  group?: OrderGroup;
  /** By the calendar of India. */
  year?: number;
  /** From 1. */
  page: number;
}

export const EMPTY_ORDER_HISTORY_QUERY: OrderHistoryQuery = { q: '', page: 1 };

const words = (value: string) =>
  [
    ...value
      .toWellFormed()
      .replace(/[\p{Cc}\uFFFD\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, MAX_SEARCH)
    .join('')
    .trim();

/** Reads any URL, however broken: what cannot be read is left out. Never throws. */
export function parseOrderHistoryQuery(params: URLSearchParams): OrderHistoryQuery {
  const q = words(params.get('q') ?? '');
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

/** The one canonical form of a query: fixed order, defaults left out. */
export function serialiseOrderHistoryQuery({ q, group, year, page }: OrderHistoryQuery): URLSearchParams {
  return new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...(group ? [['state', group]] : []),
    ...(year ? [['year', String(year)]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
}

export const isUnfilteredOrderHistory = ({ q, group, year }: OrderHistoryQuery): boolean =>
  !q && !group && !year;
