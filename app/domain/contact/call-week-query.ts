import { isIsoDay } from '../time/is-iso-day';
import { addDays, getWeekday } from '../time/wall-clock';

/** The Monday of the week of an ISO day. */
export const getMonday = (day: string): string => addDays(day, 1 - getWeekday(day));

/** The Monday of the week that `?week=` names by any of its days; of the week of `today` without one. */
export function parseCallWeek(params: URLSearchParams, today: string): string {
  const day = params.get('week') ?? '';
  return getMonday(isIsoDay(day) ? day : today);
}
