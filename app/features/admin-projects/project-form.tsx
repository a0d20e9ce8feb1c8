import type { SubmissionResult } from '@conform-to/react';
import { PROJECT_STATE_OPTIONS } from '~/content/admin/project-texts';
import { teamMembers } from '~/content/company/team';
import { PROJECT_LIMITS } from '~/domain/projects/project-forms';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { useToolFields } from '~/sections/admin/use-tool-fields';

/** In the order of the page. */
const FIELDS = ['name', 'summary', 'state', 'startsOn', 'endsOn', 'contactId', 'showsHours'] as const;
export type ProjectValues = Record<(typeof FIELDS)[number], string>;

interface ProjectFormProps {
  action: string;
  values: ProjectValues;
  version: number;
  lastResult: SubmissionResult<string[]> | undefined;
  submitLabel: string;
}

const TEAM = teamMembers.map(({ id, name, role }) => ({ value: id, label: `${name}, ${role}` }));

/** A former team member can still be the contact of an old project. */
const listContacts = (contactId: string) =>
  contactId === '' || TEAM.some(({ value }) => value === contactId)
    ? TEAM
    : [{ value: contactId, label: 'Not in the team any more' }, ...TEAM];

/** What members read at the top of the page of a project. */
export function ProjectForm({ action, values, version, lastResult, submitLabel }: ProjectFormProps) {
  const { fields, errors } = useToolFields({ id: 'project', names: FIELDS, values, lastResult });
  return (
    <ToolForm
      action={action}
      version={getFormVersion(version, lastResult)}
      errors={errors}
      className="max-w-3xl"
    >
      <ToolInput field={fields.name} label="Name" maxLength={PROJECT_LIMITS.name} autoComplete="off" />
      <ToolTextarea
        field={fields.summary}
        label="Summary"
        hint="One sentence: what the client has when it is finished."
        maxLength={PROJECT_LIMITS.summary}
        minHeight="min-h-20!"
        spellCheck
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <ToolSelect field={fields.state} label="State" options={PROJECT_STATE_OPTIONS} />
        <ToolInput field={fields.startsOn} label="First day" type="date" />
        <ToolInput field={fields.endsOn} label="Last day" type="date" />
      </div>
      <ToolSelect
        field={fields.contactId}
        label="Contact person"
        hint="Members see whom to ask, with the portrait."
        options={listContacts(values.contactId)}
      />
      <label className="flex min-h-11 items-center gap-3 lg:min-h-9">
        <input
          type="checkbox"
          name="showsHours"
          defaultChecked={fields.showsHours.value === 'on'}
          className="size-5 shrink-0 accent-primary"
        />
        Members see the totals of billable hours
      </label>
      <ToolSubmit variant="loud" className="justify-self-start">
        {submitLabel}
      </ToolSubmit>
    </ToolForm>
  );
}
