import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldContext, getDescribedBy, getFieldMessageIds } from './field-context';
import { FieldError, FieldHint } from './field-message';

export interface FieldProps {
  /** Id of the control. The ids of the messages are derived from it. */
  id: string;
  label: ReactNode;
  /** Only screen readers get the label, where the context makes the field clear. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** A message, or messages of which the first one is shown. Without one, or with an empty list, the field is valid. */
  error?: string | readonly string[];
  /** Text after the label of an optional field. */
  optional?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
  /** Input, Textarea, NativeSelect, Stepper or a control from `hydrated/`. */
  children: ReactNode;
}

/** A form field: label, control, error and hint. Works without JavaScript. */
export function Field(props: FieldProps) {
  const { id, label, hideLabel, hint, optional, required, disabled, className, children } = props;
  const error = typeof props.error === 'string' ? props.error : props.error?.[0];
  const ids = getFieldMessageIds(id);
  const state = {
    id,
    required,
    disabled,
    isInvalid: Boolean(error),
    describedBy: getDescribedBy(id, { hint: Boolean(hint), error: Boolean(error) }),
  };
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {optional && <span className="font-normal text-muted"> ({optional})</span>}
      </label>
      <FieldContext value={state}>{children}</FieldContext>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
    </div>
  );
}
