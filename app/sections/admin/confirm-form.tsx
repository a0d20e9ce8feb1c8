import type { ReactNode } from 'react';
import { getToolButtonClasses, type ToolButtonVariant, ToolSubmit } from './tool-button';

interface ConfirmFormProps {
  /** The path that gets the form. */
  action: string;
  intent: string;
  /** Other fields: what the page showed. */
  fields: Readonly<Record<string, string>>;
  label: ReactNode;
  /** The button that acts. */
  confirm: string;
  variant?: ToolButtonVariant;
  /** Of the button that acts, if it differs. */
  confirmVariant?: ToolButtonVariant;
  /** Open from the start: a field in it was not accepted. */
  isOpen?: boolean;
  /** What happens. */
  children: ReactNode;
}

/** A button that says what it does before it acts. Works without script. */
export function ConfirmForm(props: ConfirmFormProps) {
  const {
    action,
    intent,
    fields,
    label,
    confirm,
    variant = 'quiet',
    confirmVariant = variant,
    isOpen,
  } = props;
  return (
    <details open={isOpen} className="group/confirm">
      <summary
        className={getToolButtonClasses(
          variant,
          // The loud button of an open form is the one inside.
          'list-none group-open/confirm:bg-raised group-open/confirm:text-text group-open/confirm:hover:bg-control group-open/confirm:hover:text-text [&::-webkit-details-marker]:hidden',
        )}
      >
        {label}
      </summary>
      <form
        method="post"
        action={action}
        data-send-once=""
        className="mt-0.5 grid max-w-lg justify-items-start gap-3 rounded-tile bg-surface p-4"
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="text-muted wrap-anywhere">{props.children}</div>
        <ToolSubmit intent={intent} variant={confirmVariant}>
          {confirm}
        </ToolSubmit>
      </form>
    </details>
  );
}

interface DeleteFormProps extends Pick<ConfirmFormProps, 'action' | 'children'> {
  /** What is deleted: "redirect". */
  noun: string;
  /** That the page shows. */
  version: number;
}

/** Deletes what a page is about, after saying what is lost. */
export const DeleteForm = ({ action, noun, version, children }: DeleteFormProps) => (
  <ConfirmForm
    action={action}
    intent="delete"
    fields={{ version: String(version) }}
    label="Delete"
    confirm={`Delete the ${noun}`}
    variant="danger"
  >
    {children}
  </ConfirmForm>
);
