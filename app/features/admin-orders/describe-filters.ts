import type { StaffOrderQuery } from '~/domain/orders/staff-order-query';
import { site } from '~site';
import { METHOD_LABELS } from './order-state';

const day = new Intl.DateTimeFormat(site.language, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export type FilterName = 'q' | 'from' | 'to' | 'method';

/** The active filters in words. */
export function describeFilters({
  q,
  from,
  to,
  method,
}: StaffOrderQuery): { name: FilterName; label: string }[] {
  return [
    ...(q ? [{ name: 'q' as const, label: `“${q}”` }] : []),
    ...(from ? [{ name: 'from' as const, label: `From ${day.format(new Date(from))}` }] : []),
    ...(to ? [{ name: 'to' as const, label: `Until ${day.format(new Date(to))}` }] : []),
    ...(method ? [{ name: 'method' as const, label: `Chosen: ${METHOD_LABELS[method]}` }] : []),
  ];
}
