import { teamMembers } from '~/content/company/team';
import { PROJECT_LIMITS } from '~/domain/projects/project-forms';
import { ToolInput, ToolSelect, ToolTextarea } from '~/sections/admin/tool-field';
import { type RejectedForm, toFieldState } from './form-state';

interface UpdateFieldsProps {
  /** The name of the form. */
  form: string;
  initial: { authorId: string; title: string; text: string };
  rejected: RejectedForm | undefined;
}

const AUTHORS = teamMembers.map(({ id, name }) => ({ value: id, label: name }));

/** What members read of an update. */
export function UpdateFields({ form, initial, rejected }: UpdateFieldsProps) {
  const getField = (name: keyof typeof initial) =>
    toFieldState({ form, name, initial: initial[name], rejected });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <ToolInput
          field={getField('title')}
          label="Title"
          maxLength={PROJECT_LIMITS.title}
          autoComplete="off"
        />
        <ToolSelect field={getField('authorId')} label="Written by" options={AUTHORS} />
      </div>
      <ToolTextarea
        field={getField('text')}
        label="Text"
        hint="An empty line begins a paragraph."
        maxLength={PROJECT_LIMITS.text}
        rows={6}
        minHeight="min-h-36!"
        spellCheck
      />
    </>
  );
}
