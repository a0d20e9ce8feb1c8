import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { getDescribedBy, getFieldMessageIds } from './field-context';
import { FieldError, FieldHint } from './field-message';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Renders a switch, for settings that take effect immediately. */
  isSwitch?: boolean;
}

/** A checkbox with label, hint and error. Works without JavaScript. */
export function Checkbox({ id, label, hint, error, isSwitch, className, ...rest }: CheckboxProps) {
  const ids = getFieldMessageIds(id);
  return (
    <div className={clsx('grid', className)}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-faint">
        <input
          {...rest}
          id={id}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={getDescribedBy(id, { hint: Boolean(hint), error: Boolean(error) })}
          className={isSwitch ? 'switch-control' : 'checkbox-control'}
        />
        <span>{label}</span>
      </label>
      {(error || hint) && (
        <div className={clsx('-mt-1.5 grid gap-1 pb-2', isSwitch ? 'ps-14' : 'ps-8.5')}>
          {error && <FieldError id={ids.error}>{error}</FieldError>}
          {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
        </div>
      )}
    </div>
  );
}
