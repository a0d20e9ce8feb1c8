import { adminPaths } from '~/content/admin/admin-paths';
import { ROLE_STEP_LABELS } from '~/content/admin/role-texts';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';

interface ScheduleRoleFormProps {
  id: string;
  version: number;
  /** Why the day was not accepted, with the typed day. */
  dayError?: { value: string; message: string } | undefined;
}

/** R-CAREERS-8: publishes a role from a day on. */
export function ScheduleRoleForm({ id, version, dayError }: ScheduleRoleFormProps) {
  const typed = dayError && { value: dayError.value, errors: [dayError.message], autoFocus: true };
  return (
    <form
      method="post"
      action={adminPaths.role(id)}
      noValidate
      data-send-once=""
      className="grid w-full justify-items-start gap-2 rounded-tile bg-raised p-3"
    >
      <input type="hidden" name="version" value={version} />
      <ToolInput
        field={{ id: 'publish-on', name: 'day', ...typed }}
        label="Publish on"
        hint="The role appears at midnight in India."
        type="date"
        className="w-full max-w-64"
      />
      <ToolSubmit intent="schedule">{ROLE_STEP_LABELS.schedule}</ToolSubmit>
    </form>
  );
}
