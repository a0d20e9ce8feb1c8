import type { ListedEvent } from '~/domain/tickets/event';
import { formatDate, formatDateRange } from './format-date';

/** "21 January 2027", "11–13 Dec 2026". Empty for an event without a date. */
export function formatEventDay({ day, endsOn }: Pick<ListedEvent, 'day' | 'endsOn'>): string {
  if (day === undefined) return '';
  return endsOn === undefined ? formatDate(day) : `${formatDateRange(day, endsOn)} ${endsOn.slice(0, 4)}`;
}
