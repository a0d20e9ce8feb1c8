import type { Paise } from '../money/money';
import {
  type CursorPage,
  type OrderCursor,
  parseOrderCursor,
  serialiseOrderCursor,
} from '../orders/order-cursor';
import { MONTH_PATTERN } from '../time/months';
import type { PaymentProviderId, RefundState } from './payment';

export const MOVEMENTS_PER_PAGE = 50;

/** Money that arrived for an order or went back to its buyer. */
export interface MoneyMovement {
  id: string;
  kind: 'payment' | 'refund';
  /** When a payment arrived; when a refund was decided. */
  createdAt: Date;
  orderNumber: string;
  buyer: string;
  /** Null: a refund that staff transfer by hand. */
  provider: PaymentProviderId | null;
  /** Null: a refund that is not transferred yet. */
  reference: string | null;
  amount: Paise;
  /** Of a refund. */
  state: RefundState | null;
}

/** Which movements staff see. The URL holds all of it. */
export interface MovementQuery {
  /** `2026-11`. Without it, the present one. */
  month?: string;
  cursor?: OrderCursor;
}

/** Sums of a month in paise. What gift cards paid and got back is apart: no money moves. */
export interface MovementTotals {
  received: Paise;
  paidByGiftCard: Paise;
  /** Refunds that were sent. */
  refunded: Paise;
  /** Refunds that are not sent yet. */
  toRefund: Paise;
  returnedToGiftCard: Paise;
}

export interface MovementPage extends CursorPage {
  month: string;
  /** Months that may have movements, the latest first. */
  months: readonly string[];
  totals: MovementTotals;
  movements: readonly MoneyMovement[];
}

/** Reads a query from any URL. Invalid values are left out. Never throws. */
export function parseMovementQuery(params: URLSearchParams): MovementQuery {
  const month = params.get('month') ?? '';
  const cursor = parseOrderCursor(params);
  return { ...(MONTH_PATTERN.test(month) && { month }), ...(cursor && { cursor }) };
}

/** The canonical form of a query. */
export const serialiseMovementQuery = ({ month, cursor }: MovementQuery): URLSearchParams =>
  new URLSearchParams([...(month ? [['month', month]] : []), ...serialiseOrderCursor(cursor)]);
