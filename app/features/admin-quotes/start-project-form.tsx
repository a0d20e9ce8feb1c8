import { START_PROJECT_LIMITS } from '~/domain/projects/project-forms';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { type ToolFieldState, ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';

export interface StartProjectState {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, readonly string[] | null>>;
  formError?: string;
}

interface StartProjectFormProps {
  action: string;
  state: StartProjectState;
  team: readonly { id: string; name: string }[];
  /** How many milestones the plan of the quote has. */
  milestones: number;
}

/** Makes an accepted quote a project. All fields have a value, so one press is enough. */
export function StartProjectForm({ action, state, team, milestones }: StartProjectFormProps) {
  const { values, errors, formError } = state;
  const getField = (name: string): ToolFieldState => ({
    id: `project-${name}`,
    name,
    value: values[name],
    errors: errors[name] ?? [],
  });
  return (
    <ToolForm action={action} intent="start-project" errors={formError ? [formError] : []}>
      <h2 className="text-panel">Begin the project</h2>
      <p className="text-muted">
        The client gets an email and sees the project in the account
        {milestones > 0
          ? `, with ${milestones === 1 ? 'its milestone' : `its ${milestones} milestones`}.`
          : '.'}
      </p>
      <ToolInput field={getField('name')} label="Name" maxLength={START_PROJECT_LIMITS.name} />
      <ToolInput
        field={getField('summary')}
        label="Summary"
        hint="The client reads it at the top of the project."
        maxLength={START_PROJECT_LIMITS.summary}
      />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <ToolInput field={getField('startsOn')} label="First day" type="date" />
        <ToolSelect
          field={getField('contactId')}
          label="Contact person"
          options={team.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <ToolSubmit variant="loud" className="justify-self-start">
        Begin the project
      </ToolSubmit>
    </ToolForm>
  );
}
