import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';

interface EmailFormProps {
  action: string;
  title: string;
  /** What it is for. */
  text: string;
  /** The id of the field. */
  id: string;
  label: string;
  submitLabel: string;
  /** What was typed, with what is wrong about it. */
  rejected?: { email: string; errors: readonly string[] } | undefined;
}

/** Finds something by an email. By POST, so that no URL has it. */
export function EmailForm({ action, title, text, id, label, submitLabel, rejected }: EmailFormProps) {
  const isInvalid = rejected !== undefined && rejected.errors.length > 0;
  return (
    <form
      method="post"
      action={action}
      noValidate
      data-send-once=""
      className="grid gap-3 rounded-tile bg-surface p-4"
    >
      <h2 className="text-panel">{title}</h2>
      <p className="text-muted">{text}</p>
      <ToolInput
        field={{
          id,
          name: 'email',
          value: rejected?.email ?? '',
          ...(isInvalid && { errors: rejected.errors, autoFocus: true }),
        }}
        label={label}
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <ToolSubmit intent="find" className="justify-self-start">
        {submitLabel}
      </ToolSubmit>
    </form>
  );
}
