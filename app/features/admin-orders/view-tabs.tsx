import { adminPaths } from '~/content/admin/admin-paths';
import {
  MAX_VIEW_COUNT,
  STAFF_ORDER_VIEWS,
  type StaffOrderQuery,
  type StaffOrderView,
  serialiseStaffOrderQuery,
} from '~/domain/orders/staff-order-query';
import { VIEW_LABELS } from './order-state';

interface ViewTabsProps {
  query: StaffOrderQuery;
  counts: Readonly<Record<StaffOrderView, number>>;
}

const formatCount = (count: number) => (count >= MAX_VIEW_COUNT ? `${MAX_VIEW_COUNT}+` : String(count));

/** The views of the list as links, with how many orders each has. Filters stay, the page does not. */
export function ViewTabs({ query, counts }: ViewTabsProps) {
  const { cursor: _, ...filters } = query;
  return (
    <nav aria-label="Views" className="hidden-scrollbar relative -m-1 overflow-x-auto p-1">
      <ul className="flex w-max gap-grout">
        {STAFF_ORDER_VIEWS.map((view) => (
          <li key={view}>
            <a
              href={adminPaths.orders(serialiseStaffOrderQuery({ ...filters, view }).toString())}
              aria-current={view === query.view ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-tile bg-surface px-3.5 whitespace-nowrap text-muted hover:bg-raised hover:text-text aria-[current]:bg-text aria-[current]:font-semibold aria-[current]:text-bg lg:min-h-9"
            >
              {VIEW_LABELS[view]}
              <span className="font-semibold tabular-nums">{formatCount(counts[view])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
