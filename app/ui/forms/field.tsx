import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldContext } from './field-context';
import { getDescribedBy, getFieldMessageIds } from './field-ids';
import { FieldError, FieldHint } from './field-message';

export interface FieldProps {
  /** Id of the control; the messages' ids are made from it. */
  id: string;
  label: ReactNode;
  /** Keeps the label for assistive technology only, where the place says what the field is. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Message, or messages of which the first is shown. Nothing or an empty list means the field is right. */
  error?: string | readonly string[];
  /** Word shown after the label of a field that may stay empty. */
  optional?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
  /** Input, Textarea, NativeSelect, Stepper or a control from `hydrated/`. */
  children: ReactNode;
}

/** Label, control, hint and error of one value. Works without script. */
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
