import { addDays, toInstant, toWallClock } from './wall-clock';

const TIME_ZONE = 'Asia/Kolkata';

/** The last millisecond of the day in India that is `days` after that of `moment`. */
export function getEndOfIndianDay(moment: Date, days: number): Date {
  const { day } = toWallClock(moment, TIME_ZONE);
  return new Date(toInstant(addDays(day, days + 1), 0, TIME_ZONE).getTime() - 1);
}
