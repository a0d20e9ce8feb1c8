import { redirect } from 'react-router';
import { adminPageGroups } from '~/content/admin/admin-pages';
import { adminPaths } from '~/content/admin/admin-paths';
import { hasPermission } from '~/domain/auth/permissions';
import { parseStaffOrderQuery, serialiseStaffOrderQuery } from '~/domain/orders/staff-order-query';
import { findPages } from '~/features/admin-search/find-pages';
import { SearchResults } from '~/features/admin-search/search-results';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/search-page';

export const meta = () => createNoindexMeta('Search');

/** Finds orders and pages. A text that fits one of them only leads there at once. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = context.get(signedIn);
  const { q } = parseStaffOrderQuery(url.searchParams);
  const pages = findPages(
    q,
    adminPageGroups.flat().filter(({ permission }) => hasPermission(actor.user, permission)),
  );
  const query = { view: 'all', q } as const;
  const list =
    q && hasPermission(actor.user, 'orders.manage')
      ? await context.get(services).orderManagement.listOrders(actor, query)
      : undefined;
  const orders = list?.orders ?? [];
  const [order] = orders;
  const [page] = pages;
  if (order && orders.length === 1 && pages.length === 0) throw redirect(adminPaths.order(order.number), 303);
  if (page && pages.length === 1 && orders.length === 0) throw redirect(page.href, 303);
  return {
    ...{ q, orders, now: new Date() },
    pages: pages.map(({ label, href }) => ({ label, href })),
    allOrdersPath: list?.older && adminPaths.orders(serialiseStaffOrderQuery(query).toString()),
  };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <SearchResults {...loaderData} />;
}
