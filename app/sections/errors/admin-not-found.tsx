import { useLocation } from 'react-router';
import { adminPages } from '~/content/admin/admin-pages';
import { adminPaths } from '~/content/admin/admin-paths';
import { hasPermission } from '~/domain/auth/permissions';
import type { User } from '~/domain/auth/user';
import { getToolButtonClasses } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { site } from '~site';

/** The list of the rail that a path belongs to, if the user may open it. */
const findList = (pathname: string, role: User['role']) =>
  adminPages.find(
    ({ href, permission }) =>
      href !== adminPaths.today() && pathname.startsWith(`${href}/`) && hasPermission({ role }, permission),
  );

/** R-ADMIN-10: an order, message or page of the back office that does not exist, with a link to the list it would be in. */
export function AdminNotFound({ role }: Pick<User, 'role'>) {
  const { pathname } = useLocation();
  const list = findList(pathname, role);
  return (
    <>
      <title>{`Not found · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <ToolHeader
        title="Nothing at this address"
        text="It was deleted, or the link has a typing error. The search above finds orders, products, buyers, projects and pages."
      />
      <p className="flex flex-wrap gap-grout">
        {list && (
          <a href={list.href} className={getToolButtonClasses('loud')}>
            {list.label}
          </a>
        )}
        <a href={adminPaths.today()} className={getToolButtonClasses(list ? 'quiet' : 'loud')}>
          Today
        </a>
      </p>
    </>
  );
}
