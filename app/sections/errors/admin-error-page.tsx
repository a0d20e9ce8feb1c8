import { useLocation } from 'react-router';
import type { AdminPage } from '~/content/admin/admin-page';
import { adminPages } from '~/content/admin/admin-pages';
import { adminPaths } from '~/content/admin/admin-paths';
import { ROLE_LABELS } from '~/content/admin/people-texts';
import { hasPermission } from '~/domain/auth/permissions';
import type { User, UserRole } from '~/domain/auth/user';
import { getToolButtonClasses } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { describeError, type ErrorTexts, readErrorResponse } from './describe-error';
import { ErrorHead } from './error-head';
import { ErrorStack } from './error-stack';
import { readTypedFields, TypedFields } from './typed-fields';

const NOT_FOUND = 404;
const FORBIDDEN = 403;

const UNKNOWN: ErrorTexts = {
  heading: 'Nothing at this address',
  explanation:
    'It was deleted, or the link has a typing error. The search above finds orders, products, buyers, projects and pages.',
};

const SERVER_ERROR: ErrorTexts = {
  heading: 'This did not work',
  explanation:
    'The site made an error. It is in the log of the server. Open the page again to see what was saved. If it happens again, give the time and the address of the page to the person who runs the site.',
  canReopen: true,
};

/** R-ADMIN-15. */
const DELETED: ErrorTexts = {
  heading: 'It was deleted meanwhile',
  explanation:
    'A colleague deleted it while you had it open, so nothing was saved. What you typed is below: copy what you still need.',
};

/** The action of an email throws it. */
const isWithdrawnEmail = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'withdrawn' in data && data.withdrawn === 'email';

const WITHDRAWN_EMAIL: ErrorTexts = {
  heading: 'This email was withdrawn meanwhile',
  explanation:
    'What it says does not hold any more, or its recipient was erased, so it was deleted before it left. Nothing was sent.',
};

/** The page of the rail that a path belongs to. */
const findPage = (pathname: string): AdminPage | undefined =>
  adminPages.find(
    ({ href }) => pathname === href || (href !== adminPaths.today() && pathname.startsWith(`${href}/`)),
  );

const describeRefusal = (page: AdminPage | undefined, role: UserRole): ErrorTexts => ({
  heading: page ? `You have no access to ${page.label}` : 'You have no access to this',
  explanation: `Your role is ${ROLE_LABELS[role]}, which does not have the permission for this area. Nothing was changed. If you need it, ask an admin: roles are changed on the page People.`,
});

function describeAdminError(error: unknown, page: AdminPage | undefined, role: UserRole): ErrorTexts {
  const response = readErrorResponse(error);
  if (readTypedFields(response.data)) return DELETED;
  if (isWithdrawnEmail(response.data)) return WITHDRAWN_EMAIL;
  if (response.status === NOT_FOUND) return UNKNOWN;
  if (response.status === FORBIDDEN) return describeRefusal(page, role);
  return describeError(response, SERVER_ERROR);
}

interface AdminErrorPageProps extends Pick<User, 'role'> {
  error: unknown;
}

/** R-ADMIN-10: what happened on a page of the back office, with a link to the list it belongs to. In production, it never shows a stack trace. */
export function AdminErrorPage({ error, role }: AdminErrorPageProps) {
  const { pathname, search } = useLocation();
  const page = findPage(pathname);
  const list =
    page && page.href !== adminPaths.today() && hasPermission({ role }, page.permission) ? page : undefined;
  const typed = readTypedFields(readErrorResponse(error).data);
  const { heading, explanation, canReopen } = describeAdminError(error, page, role);
  const ways = [
    ...(canReopen ? [{ label: 'Open the page again', href: pathname + search }] : []),
    ...(list && !(canReopen && list.href === pathname) ? [list] : []),
    { label: 'Today', href: adminPaths.today() },
  ];
  return (
    <>
      <ErrorHead title={heading} />
      <ToolHeader title={heading} text={explanation} />
      <p className="flex flex-wrap gap-grout">
        {ways.map(({ label, href }, index) => (
          <a key={label} href={href} className={getToolButtonClasses(index === 0 ? 'loud' : 'quiet')}>
            {label}
          </a>
        ))}
      </p>
      {typed && typed.length > 0 && <TypedFields fields={typed} />}
      {import.meta.env.DEV && <ErrorStack error={error} />}
    </>
  );
}
