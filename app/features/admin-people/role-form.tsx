import { adminPaths } from '~/content/admin/admin-paths';
import { ROLE_LABELS } from '~/content/admin/people-texts';
import { USER_ROLES, type UserRole } from '~/domain/auth/user';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolSelect } from '~/sections/admin/tool-field';

/** Changes the role. `chosen` is what a form that met a conflict had. */
export function RoleForm({
  id,
  role,
  chosen,
}: {
  id: string;
  role: UserRole;
  chosen?: UserRole | undefined;
}) {
  return (
    <form
      method="post"
      action={adminPaths.person(id)}
      data-send-once=""
      className="grid gap-3 rounded-tile bg-surface p-4"
    >
      <input type="hidden" name="from" value={role} />
      <ToolSelect
        field={{ id: 'person-role', name: 'role', value: chosen ?? role }}
        label="Role"
        hint="With a new role, the person is signed out everywhere."
        options={USER_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
      />
      <ToolSubmit intent="role" className="justify-self-start">
        Change the role
      </ToolSubmit>
    </form>
  );
}
