import { adminPaths } from '~/content/admin/admin-paths';
import { RoleTable } from '~/features/admin-careers/role-table';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/roles-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('applications.manage')];

export const meta = () => createNoindexMeta('Open roles');

export async function loader({ url, context }: Route.LoaderArgs) {
  const roles = await context.get(services).openRoleManagement.listStaffRoles(context.get(signedIn));
  return {
    isDeleted: url.searchParams.get('done') === 'deleted',
    roles: roles.map(({ content, version, ...shown }) => shown),
  };
}

export default function RolesPage({ loaderData: { roles, isDeleted } }: Route.ComponentProps) {
  return (
    <>
      <ToolHeader
        title="Open roles"
        text="What the careers page lists. Roles that came with the site can be edited and closed here as well."
      >
        <ToolLink href={adminPaths.newRole()} variant="loud">
          New role
        </ToolLink>
        <ToolLink href={adminPaths.applications()}>Applications</ToolLink>
      </ToolHeader>
      {isDeleted && <DoneAlert message="The draft is deleted." />}
      <RoleTable roles={roles} />
    </>
  );
}
