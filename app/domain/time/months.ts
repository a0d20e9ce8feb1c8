/** `2026-11`. */
export const MONTH_PATTERN = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The month of an ISO day. */
export const getMonth = (day: string): string => day.slice(0, 'yyyy-mm'.length);

/** The month that is `count` months after a month; before it for a negative number. Both are like `2026-11`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return getMonth(new Date(Date.UTC(year, number - 1 + count, 1)).toISOString());
}

/** The month before that of an ISO day. */
export const getPreviousMonth = (day: string): string => addMonths(getMonth(day), -1);

/** The first day of a month and of the next one. */
export const getMonthBounds = (month: string): { from: string; before: string } => ({
  from: `${month}-01`,
  before: `${addMonths(month, 1)}-01`,
});

const MAX_MONTHS = 120;

/** All months from that of one ISO day to that of another, the latest first, ten years at most. */
export function listMonths(firstDay: string, lastDay: string): string[] {
  const first = getMonth(firstDay);
  const months: string[] = [];
  for (
    let month = getMonth(lastDay);
    month >= first && months.length < MAX_MONTHS;
    month = addMonths(month, -1)
  )
    months.push(month);
  return months;
}
