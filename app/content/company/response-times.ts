import { toWallClock } from '~/domain/time/wall-clock';
import { getDueDay, getOverdueLimit } from '~/domain/time/working-days';
import { officeHours } from './office-hours';

/**
 * R-DUE-2: the working days in which the company does what it promises. Packing begins with the payment. Returns: the decision about a
 * request, and the refund of a parcel that arrived. Texts for visitors and the back office use the same numbers.
 */
const RESPONSE_DAYS = { packing: 2, returns: 2, messages: 2, applications: 10 } as const;
export type ResponseKind = keyof typeof RESPONSE_DAYS;

const NUMBER_WORDS: Readonly<Record<number, string>> = { 2: 'two', 10: 'ten' };

/** "two working days". */
export function formatResponseTime(kind: ResponseKind): string {
  const days: number = RESPONSE_DAYS[kind];
  return `${NUMBER_WORDS[days] ?? days} working ${days === 1 ? 'day' : 'days'}`;
}

/** The ISO day on which a response is due, and whether that day is here or over. */
export interface DueResponse {
  day: string;
  state: 'later' | 'today' | 'overdue';
}

/** R-DUE-2: when the response is due to what came at `start`. */
export function getDueResponse(kind: ResponseKind, start: Date, now: Date): DueResponse {
  const day = getDueDay(start, RESPONSE_DAYS[kind], officeHours);
  const today = toWallClock(now, officeHours.timeZone).day;
  return { day, state: day > today ? 'later' : day === today ? 'today' : 'overdue' };
}

/** R-DUE-2: what came before this moment is overdue at `now`. */
export const getResponseLimit = (kind: ResponseKind, now: Date): Date =>
  getOverdueLimit(now, RESPONSE_DAYS[kind], officeHours);
