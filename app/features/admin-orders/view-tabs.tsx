import { adminPaths } from '~/content/admin/admin-paths';
import {
  STAFF_ORDER_VIEWS,
  type StaffOrderQuery,
  type StaffOrderView,
  serialiseStaffOrderQuery,
} from '~/domain/orders/staff-order-query';
import { formatViewCount } from '~/domain/site/staff-counts';
import { ListViews } from '~/sections/admin/list-views';
import { VIEW_LABELS } from './order-state';

interface ViewTabsProps {
  query: StaffOrderQuery;
  counts: Readonly<Record<StaffOrderView, number>>;
}

/** Few shops ever have a dispute. */
const isShown = (view: StaffOrderView, { query, counts }: ViewTabsProps): boolean =>
  view !== 'disputes' || counts.disputes > 0 || query.view === view;

/** The views of the list of orders. Filters stay, the page does not. */
export function ViewTabs(props: ViewTabsProps) {
  const { query, counts } = props;
  const { cursor: _, ...filters } = query;
  return (
    <ListViews
      views={STAFF_ORDER_VIEWS.filter((view) => isShown(view, props)).map((view) => ({
        id: view,
        label: VIEW_LABELS[view],
        count: formatViewCount(counts[view]),
        href: adminPaths.orders(serialiseStaffOrderQuery({ ...filters, view }).toString()),
      }))}
      current={query.view}
    />
  );
}
