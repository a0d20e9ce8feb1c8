import { adminPaths } from '~/content/admin/admin-paths';
import { teamMembers } from '~/content/company/team';
import { PROJECT_LIMITS } from '~/domain/projects/project-forms';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { type RejectedForm, toFieldState } from './form-state';

export interface HoursValues {
  teamMemberId: string;
  workedOn: string;
  minutes: string;
  note: string;
  milestoneId: string;
  isBillable: boolean;
}

interface HoursFormProps {
  projectId: string;
  /** The UUID of the form. */
  formKey: string;
  milestones: readonly { id: string; title: string }[];
  initial: HoursValues;
  /** The entry that is changed. Absent for a new one. */
  entry?: { id: string; version: number } | undefined;
  rejected: RejectedForm | undefined;
}

const TEAM = teamMembers.map(({ id, name }) => ({ value: id, label: name }));
const FORM = 'hours';

/** Who worked when, how long and on what. */
export function HoursForm({ projectId, formKey, milestones, initial, entry, rejected }: HoursFormProps) {
  const getField = (name: Exclude<keyof HoursValues, 'isBillable'>) =>
    toFieldState({ form: FORM, name, initial: initial[name], rejected });
  const isBillable = rejected?.form === FORM ? rejected.values.isBillable === 'on' : initial.isBillable;
  const steps = milestones.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <ToolForm action={adminPaths.projectHours(projectId)} version={entry?.version}>
      {!entry && <input type="hidden" name="key" value={formKey} />}
      {entry && <input type="hidden" name="hoursId" value={entry.id} />}
      <div className="grid gap-4 sm:grid-cols-3">
        <ToolSelect field={getField('teamMemberId')} label="Who" options={TEAM} />
        <ToolInput field={getField('workedOn')} label="Day" type="date" />
        <ToolInput
          field={getField('minutes')}
          label="Duration"
          hint="Minutes, or like 1:30."
          maxLength={20}
          autoComplete="off"
        />
      </div>
      <ToolInput
        field={getField('note')}
        label="What was done"
        maxLength={PROJECT_LIMITS.note}
        autoComplete="off"
      />
      <ToolSelect
        field={getField('milestoneId')}
        label="Milestone"
        options={[{ value: '', label: 'None' }, ...steps]}
        optional
      />
      <label className="flex min-h-11 items-center gap-3 lg:min-h-9">
        <input
          type="checkbox"
          name="isBillable"
          defaultChecked={isBillable}
          className="size-5 shrink-0 accent-primary"
        />
        Billable
      </label>
      <div className="flex flex-wrap gap-grout">
        <ToolSubmit intent={entry ? 'hours-save' : 'hours-add'} variant="loud">
          {entry ? 'Save the hours' : 'Add the hours'}
        </ToolSubmit>
        {entry && <ToolLink href={adminPaths.projectHours(projectId)}>Back without saving</ToolLink>}
      </div>
    </ToolForm>
  );
}

interface RemoveHoursFormProps {
  projectId: string;
  entry: { id: string; version: number };
  /** What was done. */
  note: string;
}

export function RemoveHoursForm({ projectId, entry, note }: RemoveHoursFormProps) {
  return (
    <ConfirmForm
      action={adminPaths.projectHours(projectId, `edit=${entry.id}`)}
      intent="hours-remove"
      fields={{ version: String(entry.version), hoursId: entry.id }}
      label="Remove the hours"
      confirm="Yes, remove them"
      variant="danger"
    >
      <p>“{note}” is no longer counted. This cannot be undone.</p>
    </ConfirmForm>
  );
}
