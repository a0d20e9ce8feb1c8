import type { Paise } from '../../../domain/money/money';

/** Bounds of the calculator; forms name them. */
export const DELAY_LIMITS = { amount: 10_000_000_000, months: 60, lifetime: 240, ratePercent: 40 } as const;

/** A project that begins to pay late. Amounts in paise a month. */
export interface DelayedProject {
  /** What it brings or saves in a month once it works. */
  benefit: Paise;
  /** What each month of waiting costs: people kept ready, the old system, the contract that runs on. */
  waiting: Paise;
  /** Months late. */
  months: number;
  /** Months for which the benefit lasts. */
  lifetime: number;
  /** Whether missed months are gone, because the end is fixed, or come at the end instead. */
  missed: 'lost' | 'later';
  /** What money costs in a year, in per cent; it only matters for months that come later. */
  ratePercent: number;
}

/** Paise. `total` = `missed` + `waiting`. */
export interface DelayCost {
  missed: Paise;
  waiting: Paise;
  total: Paise;
  perWorkingDay: Paise;
}

const WORKING_DAYS_A_MONTH = 21;

/** What the same payment is worth today when it comes at the end of each of these months. */
function presentMonths(from: number, to: number, ratePercent: number): number {
  const monthly = 1 + ratePercent / 100 / 12;
  let worth = 0;
  for (let month = from; month <= to; month++) worth += monthly ** -month;
  return worth;
}

/** Months of benefit that a delay takes away, as if they were paid today. */
function missedMonths({ months, lifetime, missed, ratePercent }: DelayedProject): number {
  if (missed === 'lost') return Math.min(months, lifetime);
  const onTime = presentMonths(1, lifetime, ratePercent);
  return Math.max(0, onTime - presentMonths(months + 1, months + lifetime, ratePercent));
}

export function calculateDelayCost(project: DelayedProject): DelayCost {
  const missed = Math.round(project.benefit * missedMonths(project));
  const waiting = project.waiting * project.months;
  const total = missed + waiting;
  const days = project.months * WORKING_DAYS_A_MONTH;
  return { missed, waiting, total, perWorkingDay: days === 0 ? 0 : Math.round(total / days) };
}

export interface MonthlyIncome {
  month: number;
  onTime: Paise;
  delayed: Paise;
}

/** What has come in by the end of each month, from 0 until the late project has run for its lifetime or five years. */
export function calculateIncomeByMonth({
  benefit,
  months,
  lifetime,
  missed,
}: DelayedProject): MonthlyIncome[] {
  const until = Math.min(missed === 'lost' ? lifetime : lifetime + months, DELAY_LIMITS.months);
  return Array.from({ length: Math.max(until, 1) + 1 }, (_, month) => ({
    month,
    onTime: benefit * Math.min(month, lifetime),
    delayed: benefit * Math.min(Math.max(0, month - months), lifetime),
  }));
}
