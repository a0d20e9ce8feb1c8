import { PROJECT_LIMITS } from '~/domain/projects/project-forms';
import { ToolInput } from '~/sections/admin/tool-field';
import { type RejectedForm, toFieldState } from './form-state';

interface MilestoneFieldsProps {
  /** The name of the form. */
  form: string;
  initial?: { title: string; dueOn: string };
  rejected: RejectedForm | undefined;
}

export function MilestoneFields({ form, initial, rejected }: MilestoneFieldsProps) {
  const getField = (name: 'title' | 'dueOn') =>
    toFieldState({ form, name, initial: initial?.[name], rejected });
  return (
    <div className="grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <ToolInput
        field={getField('title')}
        label="Milestone"
        maxLength={PROJECT_LIMITS.milestone}
        autoComplete="off"
      />
      <ToolInput field={getField('dueOn')} label="Due on" type="date" />
    </div>
  );
}
