import { getMonday, isIsoDay } from '../time/wall-clock';

/** The Monday of the week that `?week=` names by any of its days; of the week of `today` without one. */
export function parseCallWeek(params: URLSearchParams, today: string): string {
  const day = params.get('week') ?? '';
  return getMonday(isIsoDay(day) ? day : today);
}
