import { adminPaths } from '~/content/admin/admin-paths';
import type { StaffOrderList } from '~/domain/orders/staff-order-list';
import {
  isUnfilteredStaffQuery,
  type StaffOrderQuery,
  type StaffOrderView,
  serialiseStaffOrderQuery,
} from '~/domain/orders/staff-order-query';
import { DownloadLink } from '~/sections/admin/download-link';
import { PageLinks } from '~/sections/admin/page-links';
import { ToolLink } from '~/sections/admin/tool-button';
import { BulkBar } from './bulk-bar';
import { OrderFilters } from './order-filters';
import { OrderTable } from './order-table';
import { ViewTabs } from './view-tabs';

interface OrderListProps {
  query: StaffOrderQuery;
  list: StaffOrderList;
  now: Date;
  openNumber?: string;
  /** Where the list goes on when the open order is not in it any more. */
  nextNumber?: string | undefined;
}

const serialise = (query: StaffOrderQuery) => serialiseStaffOrderQuery(query).toString();

/** The title, the views and the filters of the list. */
export function OrderListHeader({ query, list, openNumber }: Omit<OrderListProps, 'now'>) {
  // Beside an open order, its number is the title of the page.
  const Title = openNumber === undefined ? 'h1' : 'h2';
  const { cursor: _, ...all } = query;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-3 pb-2">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pb-1.5">
        <Title className="text-[1.75rem] leading-tight tracking-[-0.03em]">Orders</Title>
        <div className="flex flex-wrap gap-grout">
          {query.view === 'to-pay' && (
            <ToolLink href={adminPaths.payments()}>Match a bank statement</ToolLink>
          )}
          <DownloadLink href={adminPaths.ordersExport(serialise(all))}>
            Export
            <span className="sr-only"> these orders as CSV</span>
          </DownloadLink>
          <ToolLink href={adminPaths.newOrder()} variant="loud">
            New order
          </ToolLink>
        </div>
      </div>
      <ViewTabs query={query} counts={list.counts} />
      <OrderFilters query={query} />
    </header>
  );
}

const EMPTY_TEXTS: Readonly<Partial<Record<StaffOrderView, string>>> = {
  all: 'No orders yet.',
  overdue: 'Nothing is overdue.',
  disputes: 'No payment is disputed.',
};

function NoOrders({ query }: { query: StaffOrderQuery }) {
  const isFiltered = !isUnfilteredStaffQuery(query);
  return (
    <div className="grid justify-items-start gap-3 rounded-tile bg-surface p-6">
      <p className="font-semibold">
        {isFiltered ? 'No order fits these filters.' : (EMPTY_TEXTS[query.view] ?? 'Nothing here.')}
      </p>
      {!isFiltered && query.view === 'all' && (
        <p className="max-w-lg text-muted">
          What is ordered in the shop appears here at once. “New order” enters one that came by telephone, by
          email or in person.
        </p>
      )}
      {isFiltered && (
        <ToolLink href={adminPaths.orders(serialise({ view: query.view, q: '' }))}>
          Clear the filters
        </ToolLink>
      )}
    </div>
  );
}

/** A page of orders, with the actions for selected ones. */
export function OrderList({ query, list, now, openNumber, nextNumber }: OrderListProps) {
  const search = serialise(query);
  if (list.orders.length === 0) return <NoOrders query={query} />;
  return (
    <form method="post" action={adminPaths.orders(search)} data-send-once="">
      <OrderTable
        orders={list.orders}
        search={search}
        openNumber={openNumber}
        nextNumber={nextNumber}
        now={now}
      />
      <BulkBar query={query} count={list.counts[query.view]} isOnePage={!list.older && !list.newer} />
      <PageLinks page={list} toPath={(cursor) => adminPaths.orders(serialise({ ...query, cursor }))} />
    </form>
  );
}
