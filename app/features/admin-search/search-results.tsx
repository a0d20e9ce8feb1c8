import { adminPaths } from '~/content/admin/admin-paths';
import { PROJECT_STATE_NAMES } from '~/content/admin/project-texts';
import { getOrderStatusLabel } from '~/domain/orders/order-status';
import type { StaffOrderRow } from '~/domain/orders/staff-order-list';
import type { ProjectStatus } from '~/domain/projects/project';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { ToolLink } from '~/sections/admin/tool-button';
import { formatAmount } from '~/sections/format/format-amount';
import { formatMoment } from '~/sections/format/format-moment';

interface SearchResultsProps {
  q: string;
  pages: readonly { label: string; href: string }[];
  orders: readonly StaffOrderRow[];
  products: readonly { id: string; name: string; stockText: string }[];
  projects: readonly { id: string; name: string; state: ProjectStatus }[];
  /** The list with all orders that were found, when these are only the first. */
  allOrdersPath: string | undefined;
  now: Date;
}

const ROW =
  'relative grid min-h-11 items-center gap-x-4 rounded-tile bg-surface px-3 py-1.5 hover:bg-raised lg:min-h-10';
const LINK = 'font-semibold after:absolute after:inset-0 after:rounded-tile';

/** What was found: pages of the back office, products, projects, and orders, the newest first. */
export function SearchResults({
  q,
  pages,
  orders,
  products,
  projects,
  allOrdersPath,
  now,
}: SearchResultsProps) {
  const entry = { [ADMIN_ATTRIBUTES.entry]: '' };
  const hasFound = pages.length + orders.length + products.length + projects.length > 0;
  return (
    <div className="grid max-w-3xl gap-6 pt-3">
      <header>
        <h1 className="text-[1.75rem] leading-tight tracking-[-0.03em]">
          {q ? `Found for “${q}”` : 'Find an order, a product, a project or a page'}
        </h1>
        {!hasFound && (
          <p className="mt-1 text-muted">
            {q
              ? 'Nothing. Try a part of the number, of the buyer’s name or email, of a product or a project.'
              : 'Type a number, a name, an email address, a product or a project into the field above.'}
          </p>
        )}
      </header>
      {pages.length > 0 && (
        <section aria-labelledby="pages-title" className="grid gap-2">
          <h2 id="pages-title" className="text-panel">
            Pages
          </h2>
          <ul className="grid gap-grout">
            {pages.map(({ label, href }) => (
              <li key={href} className={ROW}>
                <a href={href} {...entry} className={LINK}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section aria-labelledby="products-title" className="grid gap-2">
          <h2 id="products-title" className="text-panel">
            Products
          </h2>
          <ul className="grid gap-grout">
            {products.map(({ id, name, stockText }) => (
              <li key={id} className={`${ROW} grid-cols-[minmax(0,1fr)_auto]`}>
                <a href={adminPaths.product(id)} {...entry} className={LINK}>
                  {name}
                </a>
                <span className="text-muted tabular-nums">{stockText}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {projects.length > 0 && (
        <section aria-labelledby="projects-title" className="grid gap-2">
          <h2 id="projects-title" className="text-panel">
            Projects
          </h2>
          <ul className="grid gap-grout">
            {projects.map(({ id, name, state }) => (
              <li key={id} className={`${ROW} grid-cols-[minmax(0,1fr)_auto]`}>
                <a href={adminPaths.project(id)} {...entry} className={LINK}>
                  {name}
                </a>
                <span className="text-xs text-muted">{PROJECT_STATE_NAMES[state]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {orders.length > 0 && (
        <section aria-labelledby="orders-title" className="grid gap-2">
          <h2 id="orders-title" className="text-panel">
            Orders
          </h2>
          <ul className="grid gap-grout">
            {orders.map(({ number, buyer, status, total, createdAt }) => (
              <li
                key={number}
                className={`${ROW} grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[11rem_minmax(0,1fr)_auto_8rem]`}
              >
                <span>
                  <a href={adminPaths.order(number)} {...entry} className={`${LINK} tabular-nums`}>
                    {number}
                  </a>{' '}
                  <span className="text-xs text-muted">{formatMoment(createdAt, now)}</span>
                </span>
                <span className="truncate max-sm:text-end">{buyer}</span>
                <span className="text-xs text-muted">{getOrderStatusLabel(status)}</span>
                <span className="text-end font-semibold tabular-nums">{formatAmount(total)}</span>
              </li>
            ))}
          </ul>
          {allOrdersPath && (
            <ToolLink href={allOrdersPath} className="justify-self-start">
              All of them
            </ToolLink>
          )}
        </section>
      )}
    </div>
  );
}
