import type { Paise } from '../money/money';
import type { PaymentProviderId } from '../payments/payment';
import type { ReportPeriod } from './report-period';

/** The sums of a period (R-REVENUE-1). Values are before tax, unless they say otherwise. */
export interface RevenueFigures {
  /** What was invoiced, less what was credited. */
  revenue: Paise;
  invoiced: Paise;
  credited: Paise;
  /** Tax of the invoices, less that of the credit notes. */
  tax: Paise;
  /** Difference between the list prices and what was invoiced. */
  discounts: Paise;
  /** Invoiced orders of the shop, and their totals with tax. */
  orders: number;
  orderTotals: Paise;
  /** Invoiced milestones of projects, and their values. */
  milestones: number;
  milestoneValues: Paise;
}

/** What happened on a day. */
export type RevenueDay = RevenueFigures & {
  /** ISO day. */
  day: string;
};

/** A column of the chart. */
export interface RevenueInterval extends ReportPeriod {
  invoiced: Paise;
  credited: Paise;
  revenue: Paise;
}

/** A product, or what has no product: the work for clients, and reduced prices. */
export interface RevenueProduct {
  /** Absent for what has no product. */
  id?: string;
  name: string;
  /** Absent for what has no product, and for a product that is gone. */
  category?: string;
  /** Without those that went back. */
  units: number;
  invoiced: Paise;
  credited: Paise;
  revenue: Paise;
}

export interface RevenueGroup {
  name: string;
  amount: Paise;
  count: number;
}

/** How money arrived and went back, with tax. */
export interface MoneyFigures {
  /** Without gift cards: their money arrived when they were bought. */
  received: Paise;
  /** Refunds that are done, without those to gift cards. */
  refunded: Paise;
  paidByGiftCards: Paise;
  providers: readonly { provider: PaymentProviderId; amount: Paise; count: number }[];
}

/** Buyers of the shop by email. Orders of deleted accounts have none. */
export interface BuyerFigures {
  /** Their first paid order is in the period. */
  firstTime: number;
  returning: number;
}

export interface RevenueReport {
  period: ReportPeriod;
  /** ISO day. */
  today: string;
  figures: RevenueFigures;
  before: ReportPeriod;
  figuresBefore: RevenueFigures;
  intervals: readonly RevenueInterval[];
  /** By revenue, the largest first. */
  products: readonly RevenueProduct[];
  /** Of the state to which the goods went: revenue and documents. */
  states: readonly RevenueGroup[];
  /** Discount codes: their discounts, and the number of orders with them. */
  codes: readonly RevenueGroup[];
  buyers: BuyerFigures;
  money: MoneyFigures;
}

export const NO_REVENUE: RevenueFigures = {
  revenue: 0,
  invoiced: 0,
  credited: 0,
  tax: 0,
  discounts: 0,
  orders: 0,
  orderTotals: 0,
  milestones: 0,
  milestoneValues: 0,
};

const FIGURES = Object.keys(NO_REVENUE) as (keyof RevenueFigures)[];

/** The sums of some days. */
export function sumDays(days: readonly RevenueDay[]): RevenueFigures {
  const sums = { ...NO_REVENUE };
  for (const day of days) for (const figure of FIGURES) sums[figure] += day[figure];
  return sums;
}

/** The revenue of each interval. Days without a document may be missing. */
export const fillIntervals = (
  intervals: readonly ReportPeriod[],
  days: readonly RevenueDay[],
): RevenueInterval[] =>
  intervals.map((interval) => {
    const { invoiced, credited, revenue } = sumDays(
      days.filter(({ day }) => day >= interval.from && day <= interval.to),
    );
    return { ...interval, invoiced, credited, revenue };
  });

/** Revenue by category, the largest first. What has no product is a category of its own. */
export function sumCategories(products: readonly RevenueProduct[]): RevenueGroup[] {
  const groups = Map.groupBy(
    products,
    ({ id, name, category }) => category ?? (id === undefined ? name : 'Not in the shop any more'),
  );
  return [...groups]
    .map(([name, group]) => ({
      name,
      amount: group.reduce((sum, { revenue }) => sum + revenue, 0),
      count: group.reduce((sum, { units }) => sum + units, 0),
    }))
    .toSorted((one, other) => other.amount - one.amount);
}

/** The average total of an order of the shop, with tax, in whole paise. `undefined` without orders. */
export const getAverageOrder = ({ orders, orderTotals }: RevenueFigures): Paise | undefined =>
  orders > 0 ? Math.round(orderTotals / orders) : undefined;

/** By how many percent a figure grew. `undefined` when it began at nothing or below. */
export const getGrowth = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round(((now - before) / before) * 100) : undefined;
