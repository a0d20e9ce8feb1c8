import { ROLE_FIELD_LABELS, ROLE_STATE_LABELS } from '~/content/admin/role-texts';
import { listRoleChanges, type RoleValues } from '~/domain/careers/role-form-values';
import type { RoleState } from '~/domain/careers/role-state';
import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { ValueChanges } from '~/sections/admin/value-changes';
import { formatDayAndTime } from '~/sections/format/format-moment';

interface RoleConflictAlertProps {
  /** The role as it is now. Absent when others deleted the draft. */
  current: { values: RoleValues; state: RoleState; by?: string; at: Date } | undefined;
  /** What was sent. Absent for a button. */
  mine: RoleValues | undefined;
  now: Date;
}

/** R-CAREERS-7: who changed the role meanwhile, and how it differs from the form. */
export function RoleConflictAlert({ current, mine, now }: RoleConflictAlertProps) {
  if (!current)
    return (
      <ConflictAlert title="A colleague has deleted this draft">
        <p>Your changes were not saved. Copy what you still need into a new role.</p>
      </ConflictAlert>
    );
  const { values, state, by, at } = current;
  const changes = mine ? listRoleChanges(values, mine) : [];
  return (
    <ConflictAlert title="The role was changed in the meantime">
      <p>
        {by ?? 'A former colleague'}, {formatDayAndTime(at, now)}. It is{' '}
        {ROLE_STATE_LABELS[state].toLowerCase()} now.
      </p>
      <p className="mt-1.5">
        Your changes were not saved. {mine && 'If you save now, they replace theirs. What would change:'}
      </p>
      {mine && (
        <ValueChanges
          changes={changes.map((field) => ({
            label: ROLE_FIELD_LABELS[field],
            before: values[field],
            after: mine[field],
          }))}
        />
      )}
    </ConflictAlert>
  );
}
