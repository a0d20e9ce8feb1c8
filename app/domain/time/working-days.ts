import type { OpeningHours } from './opening-hours';
import { addDays, getWeekday, toInstant, toWallClock } from './wall-clock';

/** What decides whether a day is a working day: Monday to Friday, without the closed days. */
export type WorkingCalendar = Pick<OpeningHours, 'timeZone' | 'closedDays'>;

const FRIDAY = 5;

const isWorkingDay = (day: string, { closedDays }: WorkingCalendar): boolean =>
  getWeekday(day) <= FRIDAY && !closedDays.some((closed) => closed.day === day);

/** The ISO day of the `count`-th working day after `day`. */
export function addWorkingDays(day: string, count: number, calendar: WorkingCalendar): string {
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last);
    if (isWorkingDay(last, calendar)) left -= 1;
  }
  return last;
}

/** The ISO day on which something is due that began at `start` and may take `count` working days. */
export const getDueDay = (start: Date, count: number, calendar: WorkingCalendar): string =>
  addWorkingDays(toWallClock(start, calendar.timeZone).day, count, calendar);

/** What began before this moment is overdue at `now`: its due day is over. The same rule as `getDueDay`, for a query. */
export function getOverdueLimit(now: Date, count: number, calendar: WorkingCalendar): Date {
  const today = toWallClock(now, calendar.timeZone).day;
  let first = today;
  while (addWorkingDays(addDays(first, -1), count, calendar) >= today) first = addDays(first, -1);
  return toInstant(first, 0, calendar.timeZone);
}
