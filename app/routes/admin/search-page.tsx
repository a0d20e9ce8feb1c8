import { redirect } from 'react-router';
import { adminPages } from '~/content/admin/admin-pages';
import { adminPaths } from '~/content/admin/admin-paths';
import { hasPermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { formatStock } from '~/domain/catalogue/stock';
import { parseStaffOrderQuery, serialiseStaffOrderQuery } from '~/domain/orders/staff-order-query';
import { findPages } from '~/features/admin-search/find-pages';
import { SearchResults } from '~/features/admin-search/search-results';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import type { ProductManagement } from '~/server/products/product-management.server';
import type { ProjectManagement } from '~/server/projects/project-management.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/search-page';

export const meta = () => createNoindexMeta('Search of the back office');

const MAX_PRODUCTS = 10;

/** Nothing without a text or without the permission. */
async function findProducts(products: ProductManagement, actor: SignedIn, q: string) {
  if (!q || !hasPermission(actor.user, 'products.manage')) return [];
  const found = await products.listProducts(actor, { q, isLow: false, isOnSale: false });
  return found.products.slice(0, MAX_PRODUCTS).map((product) => ({
    id: product.id,
    name: product.name,
    stockText: formatStock(product),
  }));
}

const MAX_PROJECTS = 10;

/** Nothing without a text or without the permission. */
async function findProjects(projects: ProjectManagement, actor: SignedIn, q: string) {
  if (!q || !hasPermission(actor.user, 'projects.manage')) return [];
  const { rows } = await projects.list(actor, { view: 'all', q });
  return rows.slice(0, MAX_PROJECTS).map(({ id, name, state }) => ({ id, name, state }));
}

/** Finds orders, products, projects and pages. A text that fits one of them only leads there at once. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = context.get(signedIn);
  const { q } = parseStaffOrderQuery(url.searchParams);
  const permitted = adminPages.filter(({ permission }) => hasPermission(actor.user, permission));
  const pages = findPages(q, permitted);
  const query = { view: 'all', q } as const;
  const list =
    q && hasPermission(actor.user, 'orders.manage')
      ? await context.get(services).orderManagement.listOrders(actor, query)
      : undefined;
  const orders = list?.orders ?? [];
  const products = await findProducts(context.get(services).productManagement, actor, q);
  const projects = await findProjects(context.get(services).projectManagement, actor, q);
  const [order] = orders;
  const [page] = pages;
  const [product] = products;
  const [project] = projects;
  const isOnly = pages.length + orders.length + products.length + projects.length === 1;
  if (order && isOnly) throw redirect(adminPaths.order(order.number), 303);
  if (product && isOnly) throw redirect(adminPaths.product(product.id), 303);
  if (project && isOnly) throw redirect(adminPaths.project(project.id), 303);
  if (page && isOnly) throw redirect(page.href, 303);
  return {
    q,
    orders,
    products,
    projects,
    now: new Date(),
    pages: pages.map(({ label, href }) => ({ label, href })),
    allOrdersPath: list?.older && adminPaths.orders(serialiseStaffOrderQuery(query).toString()),
  };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <SearchResults {...loaderData} />;
}
