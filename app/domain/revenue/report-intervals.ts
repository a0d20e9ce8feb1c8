import { addDays, getMonday } from '../time/wall-clock';
import { countDays, getLastOfMonth, type ReportPeriod } from './report-period';

/** Columns of a chart are days, weeks or months: the shortest of which there are few enough. */
const MAX_DAY_COLUMNS = 45;
const MAX_WEEK_DAYS = 190;

export type IntervalUnit = 'day' | 'week' | 'month';

export const chooseUnit = (period: ReportPeriod): IntervalUnit => {
  const days = countDays(period);
  if (days <= MAX_DAY_COLUMNS) return 'day';
  return days <= MAX_WEEK_DAYS ? 'week' : 'month';
};

const GET_LAST_DAY: Readonly<Record<IntervalUnit, (day: string) => string>> = {
  day: (day) => day,
  week: (day) => addDays(getMonday(day), 6),
  month: getLastOfMonth,
};

/** The days, weeks or months of a period, the first and the last one as far as they are in it. */
export function listIntervals(period: ReportPeriod): ReportPeriod[] {
  const getLastDay = GET_LAST_DAY[chooseUnit(period)];
  const intervals: ReportPeriod[] = [];
  for (let { from } = period; from <= period.to; ) {
    const last = getLastDay(from);
    const to = last < period.to ? last : period.to;
    intervals.push({ from, to });
    from = addDays(to);
  }
  return intervals;
}
