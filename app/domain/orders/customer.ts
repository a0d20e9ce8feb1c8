import type { Paise } from '../money/money';
import { normaliseSearchText } from '../text/search-text';
import type { Address, BuyerContact } from './checkout-schema';
import type { LineUnits } from './line-units';
import { type CursorPage, type OrderCursor, parseOrderCursor, serialiseOrderCursor } from './order-cursor';
import type { ReturnState } from './order-return';
import type { StaffOrderRow } from './staff-order-list';

export const CUSTOMERS_PER_PAGE = 25;

/** Returns that the page of a customer shows. */
export const MAX_CUSTOMER_RETURNS = 20;

const MAX_SEARCH = 80;

/** Which customers staff see. The URL holds all of it. */
export interface CustomerQuery {
  /** A part of a name, email or phone number. */
  q: string;
  /** The latest order of the customer beside which the page begins. */
  cursor?: OrderCursor;
}

/** An email with all its orders: name and phone number are those of the latest order. */
export interface CustomerSummary {
  /** The number of the latest order. It stands for the customer in URLs, which hold no email. */
  number: string;
  name: string;
  email: string;
  phone: string;
  /** At least one order was placed signed in. */
  hasAccount: boolean;
  orders: number;
  /** What arrived, without what went back. */
  paid: Paise;
  firstAt: Date;
  latestAt: Date;
}

export interface CustomerList extends CursorPage {
  /** Sorted by the latest order, the newest first. */
  customers: CustomerSummary[];
}

export interface CustomerReturn {
  id: string;
  number: string;
  state: ReturnState;
  lines: LineUnits;
  reason: string;
  createdAt: Date;
}

/** A customer with a page of their orders. */
export interface Customer extends CursorPage {
  summary: CustomerSummary;
  /** Sums over all orders. */
  totals: { received: Paise; refunded: Paise; outstanding: Paise };
  orders: StaffOrderRow[];
  /** The newest first. */
  returns: CustomerReturn[];
}

/** What is known of a customer for their next order. */
export interface Buyer extends BuyerContact {
  /** Of the last parcel, as are the company, the invoice address and the GSTIN. */
  delivery?: Address;
  billing?: Address;
  gstin?: string;
}

/** Reads a query from any URL. Invalid values are left out. Never throws. */
export function parseCustomerQuery(params: URLSearchParams): CustomerQuery {
  const cursor = parseOrderCursor(params);
  return { q: normaliseSearchText(params.get('q') ?? '', MAX_SEARCH), ...(cursor && { cursor }) };
}

/** The canonical form of a query. */
export const serialiseCustomerQuery = ({ q, cursor }: CustomerQuery): URLSearchParams =>
  new URLSearchParams([...(q ? [['q', q]] : []), ...serialiseOrderCursor(cursor)]);
