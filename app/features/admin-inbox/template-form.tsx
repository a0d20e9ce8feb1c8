import { type SubmissionResult, useForm } from '@conform-to/react';
import { MAX_REPLY, MAX_TEMPLATE_NAME } from '~/domain/contact/inbox-forms';
import { REPLY_PLACEHOLDERS, type ReplyTemplate } from '~/domain/contact/reply-template';
import { getFormVersion } from '~/sections/admin/rejected-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { createFormFields } from '~/ui/forms/conform-fields';

interface TemplateFormProps {
  action: string;
  /** Absent for a new one. */
  template: ReplyTemplate | undefined;
  /** The version of the template that the form shows. */
  version: number;
  lastResult: SubmissionResult<string[]> | undefined;
}

type Values = Record<'name' | 'text', string>;

const PLACEHOLDERS = REPLY_PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

/** R-INBOX-4: writes a template, or shows how a reply would begin with it. */
export function TemplateForm({ action, template, version, lastResult }: TemplateFormProps) {
  const [form, { name, text }] = useForm<Values, unknown, string[]>({
    id: 'template',
    lastResult: lastResult ?? null,
    defaultValue: { name: template?.name ?? '', text: template?.text ?? '' },
  });
  const field = createFormFields([name, text]);
  return (
    <ToolForm action={action} version={getFormVersion(version, lastResult)} errors={form.errors}>
      <h2 className="text-panel">{template ? 'Change the template' : 'A new template'}</h2>
      <ToolInput
        field={field(name)}
        label="Name"
        hint="Only staff see it, in the list."
        maxLength={MAX_TEMPLATE_NAME}
        autoComplete="off"
      />
      <ToolTextarea
        field={field(text)}
        label="Text"
        hint={`Filled in for each message: ${PLACEHOLDERS}.`}
        maxLength={MAX_REPLY}
        rows={8}
        minHeight="min-h-52!"
      />
      <div className="flex flex-wrap gap-grout">
        <ToolSubmit intent="save" variant="loud">
          Save
        </ToolSubmit>
        <ToolSubmit intent="preview">Preview</ToolSubmit>
      </div>
    </ToolForm>
  );
}
