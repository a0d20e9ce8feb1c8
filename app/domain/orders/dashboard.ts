import type { Paise } from '../money/money';

/** What staff have to do with orders. Each kind is a view of the list of orders. */
export const ORDER_TODO_KINDS = ['to-pay', 'to-pack', 'to-ship', 'returns', 'disputes', 'excess'] as const;
export type OrderTodoKind = (typeof ORDER_TODO_KINDS)[number];

export interface OrderTodo {
  kind: OrderTodoKind;
  count: number;
  /** When the oldest of these orders was placed. Absent when there is none. */
  oldest?: Date;
  /** Of disputes: until when the first of them is to be answered. */
  answerBy?: Date;
  /** How many are overdue. Absent for a kind without a last day, and when there is none to do. */
  overdue?: number;
}

/** A figure of today until now, and of the same weekday a week before until the same time. */
export interface ComparedFigure {
  today: number;
  weekBefore: number;
}

/** The figures of the back office's first page. Days are calendar days of the shop's time zone. Amounts in paise. */
export interface Dashboard {
  now: Date;
  /** ISO date. */
  day: string;
  ordersPlaced: ComparedFigure;
  /** Payments that arrived, tax included. */
  received: ComparedFigure;
  unpaid: { amount: Paise; count: number; expiringToday: number };
  /**
   * Tax of the invoices of the month whose tax is due next, without that of its credit notes (R-INVOICE-9). Only for those who may read
   * invoices.
   */
  monthlyTax?: { month: string; amount: Paise; dueOn: string };
  todos: readonly OrderTodo[];
  /** What arrived on each of the last days, today last. */
  days: readonly { day: string; amount: Paise }[];
  lowStock: readonly LowStock[];
}

export interface LowStock {
  id: string;
  name: string;
  stock: number;
  /** Units sold in the days of the dashboard. */
  sold: number;
}

/** The days that the dashboard shows. */
export const DASHBOARD_DAYS = 30;

const RUPEES = 100;
const TILE_STEPS = [1, 2, 5];
/** The height of the chart. */
export const MAX_TILES = 12;

/** The amount of one tile of the chart: 1, 2 or 5 with zeros, at least Rs. 100, so that the largest day has at most 12 tiles. */
export function chooseTileAmount(amounts: readonly Paise[]): Paise {
  const largest = Math.max(0, ...amounts);
  for (let power = 100 * RUPEES; ; power *= 10) {
    const amount = TILE_STEPS.map((step) => step * power).find((size) => largest <= size * MAX_TILES);
    if (amount !== undefined) return amount;
  }
}

/** Tiles of a day, rounded; a day with any amount has one. */
export const countTiles = (amount: Paise, tileAmount: Paise): number =>
  amount <= 0 ? 0 : Math.max(1, Math.round(amount / tileAmount));
