import { normaliseSearchText } from '../text/search-text';
import { isIsoDay } from '../time/wall-clock';
import { PAYMENT_METHODS, type PaymentMethod } from './checkout-schema';
import { type OrderCursor, parseOrderCursor, serialiseOrderCursor } from './order-cursor';
import type { OrderStatus } from './order-status';

/** The tabs of the list of orders in the back office. */
export const STAFF_ORDER_VIEWS = [
  'all',
  'overdue',
  'to-pay',
  'to-pack',
  'to-ship',
  'on-the-way',
  'done',
  'returns',
  'disputes',
  'excess',
] as const;
export type StaffOrderView = (typeof STAFF_ORDER_VIEWS)[number];

/** The statuses of a view. `all`, `overdue`, `returns`, `disputes` and `excess` do not depend on the status alone. */
export const STATUSES_BY_VIEW: Readonly<Partial<Record<StaffOrderView, readonly OrderStatus[]>>> = {
  'to-pay': ['placed'],
  'to-pack': ['paid'],
  'to-ship': ['packed'],
  'on-the-way': ['shipped'],
  done: ['delivered', 'cancelled', 'refunded'],
};

export type StepForAll = 'packed' | 'delivered';

/** R-ADMIN-13: the step that staff take for all orders of a view and its filters at once. Their payments are recorded one by one. */
export const STEPS_FOR_ALL: Readonly<Partial<Record<StaffOrderView, StepForAll>>> = {
  'to-pack': 'packed',
  'on-the-way': 'delivered',
};

export const STAFF_ORDERS_PER_PAGE = 25;

const MAX_SEARCH = 80;

/** Which orders staff see. The URL holds all of it. */
export interface StaffOrderQuery {
  view: StaffOrderView;
  /** A part of the number, of the buyer's name, email or phone number, or of the name of a product. */
  q: string;
  /** ISO days in India, both included. */
  from?: string;
  to?: string;
  method?: PaymentMethod;
  cursor?: OrderCursor;
}

export const EMPTY_STAFF_ORDER_QUERY: StaffOrderQuery = { view: 'all', q: '' };

const parseDay = (text: string | null): string | undefined => (text && isIsoDay(text) ? text : undefined);

/** Reads a query from any URL. Invalid values are left out, also a `to` before `from`. Never throws. */
export function parseStaffOrderQuery(params: URLSearchParams): StaffOrderQuery {
  const view = STAFF_ORDER_VIEWS.find((name) => name === params.get('view')) ?? 'all';
  const from = parseDay(params.get('from'));
  const to = parseDay(params.get('to'));
  const method = PAYMENT_METHODS.find((name) => name === params.get('method'));
  const cursor = parseOrderCursor(params);
  return {
    view,
    q: normaliseSearchText(params.get('q') ?? '', MAX_SEARCH),
    ...(from && { from }),
    ...(to && (!from || from <= to) && { to }),
    ...(method && { method }),
    ...(cursor && { cursor }),
  };
}

/** The canonical form of a query: fixed order, without defaults. */
export function serialiseStaffOrderQuery(query: StaffOrderQuery): URLSearchParams {
  const { view, q, from, to, method, cursor } = query;
  return new URLSearchParams([
    ...(view === 'all' ? [] : [['view', view]]),
    ...(q ? [['q', q]] : []),
    ...(from ? [['from', from]] : []),
    ...(to ? [['to', to]] : []),
    ...(method ? [['method', method]] : []),
    ...serialiseOrderCursor(cursor),
  ]);
}

/** Whether the query shows all orders of its view. */
export const isUnfilteredStaffQuery = ({ q, from, to, method }: StaffOrderQuery): boolean =>
  !q && !from && !to && !method;

const PHONE = /^[+\d\s().-]+$/;
const MIN_PHONE_DIGITS = 5;

/** The parts of a text to look for: the search of staff, and its digits when it can be a part of a phone number. */
export function toStaffSearchTexts(q: string): string[] {
  if (!q) return [];
  const digits = q.replace(/\D/g, '').replace(/^0+/, '');
  const isPhone = PHONE.test(q) && digits.length >= MIN_PHONE_DIGITS && digits !== q;
  return isPhone ? [q, digits] : [q];
}

/** `numbers=…&numbers=…`: the selected orders of a page of the list, each once. More than a page has is left out. */
export const readSelectedNumbers = (params: URLSearchParams): string[] =>
  [...new Set(params.getAll('numbers'))].slice(0, STAFF_ORDERS_PER_PAGE);
