import { DAY_MS } from '../time/durations';
import { addMonths, getMonth } from '../time/months';
import { addDays, isIsoDay } from '../time/wall-clock';

/** ISO days, both included. */
export interface ReportPeriod {
  from: string;
  to: string;
}

/** What is wrong with the days of a query. */
export type PeriodIssue = 'no-day' | 'order' | 'too-long';

/** Of a report: five years. */
const MAX_DAYS = 5 * 366;

/** Of the period that a report shows first. The one of the current month would be nearly empty on its first days. */
const RECENT_DAYS = 30;

/** A period of at most this many days is compared with the days before it, a longer one with the year before. */
const MAX_DAYS_BEFORE = 92;

export const countDays = ({ from, to }: ReportPeriod): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The first day of the month that is `count` months after that of an ISO day; before it for a negative number. */
const getFirstOfMonth = (day: string, count = 0): string => `${addMonths(getMonth(day), count)}-01`;

export const getLastOfMonth = (day: string): string => addDays(getFirstOfMonth(day, 1), -1);

/** The same day of another month, or its last one when it is shorter. */
function moveByMonths(day: string, months: number): string {
  const last = getLastOfMonth(getFirstOfMonth(day, months));
  const moved = `${last.slice(0, 8)}${day.slice(8)}`;
  return moved < last ? moved : last;
}

/** The first day of the financial year: April to March. */
const getFinancialYear = (day: string): string => getFirstOfMonth(day, -((Number(day.slice(5, 7)) + 8) % 12));

export type PeriodName = 'recent' | 'month' | 'month-before' | 'quarter' | 'year' | 'year-before';

const getRecentPeriod = (today: string): ReportPeriod => ({
  from: addDays(today, 1 - RECENT_DAYS),
  to: today,
});

/** Periods that are offered by name. Quarters are those of the calendar, which are also those of the financial year. */
export function listNamedPeriods(today: string): (ReportPeriod & { name: PeriodName })[] {
  const month = getFirstOfMonth(today);
  const quarter = getFirstOfMonth(today, -((Number(today.slice(5, 7)) - 1) % 3));
  const year = getFinancialYear(today);
  return [
    { name: 'recent', ...getRecentPeriod(today) },
    { name: 'month', from: month, to: today },
    { name: 'month-before', from: getFirstOfMonth(month, -1), to: addDays(month, -1) },
    { name: 'quarter', from: quarter, to: today },
    { name: 'year', from: year, to: today },
    { name: 'year-before', from: getFirstOfMonth(year, -12), to: addDays(year, -1) },
  ];
}

export interface ParsedPeriod {
  period: ReportPeriod;
  /** The period is that of the last days then, because the query has none that can be shown: it has `asked`. */
  issue?: PeriodIssue;
  asked?: ReportPeriod;
}

function findIssue(period: ReportPeriod): PeriodIssue | undefined {
  if (!isIsoDay(period.from) || !isIsoDay(period.to)) return 'no-day';
  if (period.from > period.to) return 'order';
  return countDays(period) > MAX_DAYS ? 'too-long' : undefined;
}

/** R-REVENUE-2: reads `from` and `to`. Without them it is the last thirty days. Days after today are left out. Never throws. */
export function parsePeriod(query: URLSearchParams, today: string): ParsedPeriod {
  const recent = getRecentPeriod(today);
  if (!query.get('from') && !query.get('to')) return { period: recent };
  const asked = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const issue = findIssue(asked);
  if (issue) return { period: recent, issue, asked };
  const { from, to } = asked;
  return { period: { from, to: to > today && from <= today ? today : to } };
}

/** The query of a report, as `parsePeriod` reads it. */
export const toPeriodQuery = ({ from, to }: ReportPeriod): string =>
  new URLSearchParams({ from, to }).toString();

/**
 * R-REVENUE-2: what a period is compared with. One from the first of a month: the same days of the months before it. Another one: as
 * many days right before it. Longer than three months: the same days a year before.
 */
export function getPeriodBefore(period: ReportPeriod): ReportPeriod {
  const { from, to } = period;
  const days = countDays(period);
  if (days <= MAX_DAYS_BEFORE && from !== getFirstOfMonth(from))
    return { from: addDays(from, -days), to: addDays(from, -1) };
  const step = days <= MAX_DAYS_BEFORE ? 1 : 12;
  let months = step;
  while (moveByMonths(to, -months) >= from) months += step;
  const isToMonthEnd = to === getLastOfMonth(to);
  const before = moveByMonths(to, -months);
  return { from: moveByMonths(from, -months), to: isToMonthEnd ? getLastOfMonth(before) : before };
}
