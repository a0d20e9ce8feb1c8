import { useId } from 'react';
import { useLocation } from 'react-router';
import type { AdminPage, WaitingCounts } from '~/content/admin/admin-page';
import { adminPageGroups } from '~/content/admin/admin-pages';
import { adminPaths } from '~/content/admin/admin-paths';
import { hasPermission } from '~/domain/auth/permissions';
import type { User } from '~/domain/auth/user';
import { VisuallyHidden } from '~/ui/visually-hidden';

export interface AdminRailProps {
  role: User['role'];
  waiting: WaitingCounts;
}

/** `/admin/orders` is current for every path below it, `/admin` for itself alone. */
const isCurrent = (href: string, pathname: string) =>
  pathname === href || (href !== adminPaths.today() && pathname.startsWith(`${href}/`));

function RailLink({ page, waiting }: { page: AdminPage; waiting: WaitingCounts }) {
  const { pathname } = useLocation();
  const count = page.waiting ? waiting[page.waiting] : 0;
  return (
    <li>
      <a
        href={page.href}
        aria-current={isCurrent(page.href, pathname) ? 'page' : undefined}
        className="flex min-h-11 items-center justify-between gap-3 rounded-tile border-s-3 border-transparent ps-[7px] pe-2.5 text-muted hover:bg-surface hover:text-text aria-[current]:border-primary aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-text lg:min-h-8 lg:[@media(max-height:1099px)]:min-h-7"
      >
        {page.label}
        {count > 0 && (
          <span className="text-xs font-semibold text-primary tabular-nums">
            {count}
            <VisuallyHidden> waiting</VisuallyHidden>
          </span>
        )}
      </a>
    </li>
  );
}

/** The pages of the back office in groups. A group without a permitted page is left out, with its heading. */
export function AdminRail({ role, waiting }: AdminRailProps) {
  const idPrefix = useId();
  return (
    <div className="grid gap-3 lg:[@media(max-height:1099px)]:gap-2">
      {adminPageGroups.map(({ title, pages }, index) => {
        const permitted = pages.filter(({ permission }) => hasPermission({ role }, permission));
        const headingId = title && `${idPrefix}${index}`;
        return (
          permitted.length > 0 && (
            <div key={title ?? ''}>
              {title && (
                <p id={headingId} className="pb-1 ps-2.5 text-xs text-faint">
                  {title}
                </p>
              )}
              <ul aria-labelledby={headingId} className="grid gap-grout">
                {permitted.map((page) => (
                  <RailLink key={page.href} page={page} waiting={waiting} />
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
}
