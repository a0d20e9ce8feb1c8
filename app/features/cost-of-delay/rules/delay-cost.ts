import type { Paise } from '~/domain/money/money';

/** Maximums of the form fields. `amount` is in rupees. */
export const DELAY_LIMITS = { amount: 10_000_000_000, months: 60, lifetime: 240, ratePercent: 40 } as const;

/** A delayed project. Amounts in paise a month. */
export interface DelayedProject {
  /** Income or savings a month once the project is finished. */
  benefit: Paise;
  /** Cost of each month of delay: idle staff, the old system, contracts. */
  waiting: Paise;
  /** Months of delay. */
  months: number;
  /** Months for which the benefit lasts. */
  lifetime: number;
  /** Whether missed months are lost because the end is fixed, or are added at the end. */
  missed: 'lost' | 'later';
  /** Yearly interest rate in per cent. It only matters for months that come later. */
  ratePercent: number;
}

/** Paise. `total` = `missed` + `waiting`. */
export interface DelayCost {
  missed: Paise;
  waiting: Paise;
  total: Paise;
  perWorkingDay: Paise;
}

const WORKING_DAYS_PER_MONTH = 21;

/** Present value of 1 paid at the end of each of these months. */
function sumPresentValues(from: number, to: number, ratePercent: number): number {
  const monthlyFactor = 1 + ratePercent / 100 / 12;
  let presentValue = 0;
  for (let month = from; month <= to; month++) presentValue += monthlyFactor ** -month;
  return presentValue;
}

/** Months of benefit lost by the delay, at present value. */
function countMissedMonths({ months, lifetime, missed, ratePercent }: DelayedProject): number {
  if (missed === 'lost') return Math.min(months, lifetime);
  const onTime = sumPresentValues(1, lifetime, ratePercent);
  return Math.max(0, onTime - sumPresentValues(months + 1, months + lifetime, ratePercent));
}

export function calculateDelayCost(project: DelayedProject): DelayCost {
  const missed = Math.round(project.benefit * countMissedMonths(project));
  const waiting = project.waiting * project.months;
  const total = missed + waiting;
  const days = project.months * WORKING_DAYS_PER_MONTH;
  return { missed, waiting, total, perWorkingDay: days === 0 ? 0 : Math.round(total / days) };
}

export interface MonthlyIncome {
  month: number;
  onTime: Paise;
  delayed: Paise;
}

/** Cumulative income by month, from 0 to the end of the delayed project's lifetime, at most five years. */
export function calculateIncomeByMonth({
  benefit,
  months,
  lifetime,
  missed,
}: DelayedProject): MonthlyIncome[] {
  const lastMonth = Math.min(missed === 'lost' ? lifetime : lifetime + months, DELAY_LIMITS.months);
  return Array.from({ length: Math.max(lastMonth, 1) + 1 }, (_, month) => ({
    month,
    onTime: benefit * Math.min(month, lifetime),
    delayed: benefit * Math.min(Math.max(0, month - months), lifetime),
  }));
}
