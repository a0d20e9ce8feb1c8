import { data } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import type { PageHandle } from '~/page-handle';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireAdmin, requireArea } from '~/server/http/guards/require-session.server';
import { toIsoDay } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/role-preview-page';
import { RoleView } from './role-view';

export const handle: PageHandle = { hydration: 'islands' };

export const middleware: Route.MiddlewareFunction[] = [requireAdmin, requireArea('applications.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Preview: ${loaderData.role.title}` : 'Not found');

/** A role as its page shows it, also as a draft. Only staff see it. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { openRoleManagement, openRoles } = context.get(services);
  const found = await openRoleManagement.getStaffRole(context.get(signedIn), id);
  if (!found) throw data(null, { status: 404 });
  const others = (await openRoles.listOpenRoles()).filter((role) => role.id !== id);
  return { role: found.role, others, today: toIsoDay(new Date()) };
}

export default function RolePreviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-2">
        <Alert tone="info" title="This is a preview that only staff see.">
          <a href={adminPaths.role(loaderData.role.id)} className="underline underline-offset-4">
            Back to the role
          </a>
        </Alert>
      </div>
      <RoleView {...loaderData} />
    </>
  );
}
