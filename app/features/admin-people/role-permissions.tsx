import { PERMISSION_LABELS, ROLE_LABELS } from '~/content/admin/people-texts';
import { hasPermission, PERMISSIONS } from '~/domain/auth/permissions';
import type { UserRole } from '~/domain/auth/user';
import { Icon } from '~/ui/icons/icon';

/** What the roles may do, area by area. */
export function RolePermissions({ roles }: { roles: readonly UserRole[] }) {
  return (
    <section aria-labelledby="roles-title" className="grid content-start gap-2">
      <h2 id="roles-title" className="text-panel">
        What a role may do
      </h2>
      <table className="w-full border-separate border-spacing-x-0 border-spacing-y-0.5">
        <caption className="sr-only">Permissions of the roles</caption>
        <thead>
          <tr>
            <th scope="col" className="px-2.5 py-1.5 text-start text-xs font-medium text-muted">
              Area
            </th>
            {roles.map((role) => (
              <th key={role} scope="col" className="px-2.5 py-1.5 text-xs font-medium text-muted">
                {ROLE_LABELS[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PERMISSIONS.map((permission) => (
            <tr key={permission}>
              <th
                scope="row"
                className="h-10 rounded-s-tile bg-surface px-2.5 py-1 text-start text-sm font-normal"
              >
                {PERMISSION_LABELS[permission]}
              </th>
              {roles.map((role) => (
                <td key={role} className="bg-surface px-2.5 py-1 text-center last:rounded-e-tile">
                  {hasPermission({ role }, permission) ? (
                    <span className="inline-flex text-success">
                      <Icon name="check" size={16} />
                      <span className="sr-only">yes</span>
                    </span>
                  ) : (
                    <span className="text-muted">no</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
