import { addDays } from './wall-clock';

/** `2026-11`. */
export const MONTH_PATTERN = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The month of an ISO day. */
export const getMonth = (day: string): string => day.slice(0, 'yyyy-mm'.length);

/** The month before that of an ISO day. */
export const getPreviousMonth = (day: string): string => getMonth(addDays(`${getMonth(day)}-01`, -1));

/** The first day of a month and of the next one. */
export function getMonthBounds(month: string): { from: string; before: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, before: `${next}-01` };
}

const MAX_MONTHS = 120;

/** All months from that of one ISO day to that of another, the latest first, ten years at most. */
export function listMonths(firstDay: string, lastDay: string): string[] {
  const months: string[] = [];
  const [year = 0, number = 0] = lastDay.split('-').map(Number);
  for (let index = year * 12 + number - 1; months.length < MAX_MONTHS; index -= 1) {
    const month = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    if (month < getMonth(firstDay)) break;
    months.push(month);
  }
  return months;
}
