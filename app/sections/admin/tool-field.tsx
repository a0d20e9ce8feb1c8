import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { NativeSelect, type SelectOption } from '~/ui/forms/native-select';
import { Textarea } from '~/ui/forms/textarea';

/** A field of a form with its submitted value and its issues. */
export interface ToolFieldState {
  id: string;
  name: string;
  value?: string | undefined;
  errors?: readonly string[] | undefined;
  /** The first invalid field has it. */
  autoFocus?: boolean;
}

interface ToolFieldProps {
  field: ToolFieldState;
  label: ReactNode;
  hint?: ReactNode;
  /** `unmarked` leaves out the word "optional": for filters, of which none is required, and where a hint says when it is. */
  optional?: boolean | 'unmarked' | undefined;
  className?: string | undefined;
}

const COMPACT = 'lg:min-h-10 lg:text-sm';

function ToolField(props: ToolFieldProps & { children: ReactNode }) {
  const { field, label, hint, optional, className, children } = props;
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      required={!optional}
      className={clsx('min-w-0', className)}
      {...(field.errors && { error: field.errors })}
      {...(optional === true && { optional: 'optional' })}
    >
      {children}
    </Field>
  );
}

const toControlProps = ({ name, value, autoFocus }: ToolFieldState) => ({
  name,
  autoFocus,
  defaultValue: value,
});

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'defaultValue' | 'className'>;

/** One line of text, compact. */
export function ToolInput(props: ToolFieldProps & InputProps) {
  const { field, label, hint, optional, className, ...input } = props;
  return (
    <ToolField field={field} label={label} hint={hint} optional={optional} className={className}>
      <Input {...input} {...toControlProps(field)} className={clsx('min-w-0', COMPACT)} />
    </ToolField>
  );
}

type TextareaProps = Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'defaultValue' | 'className'>;

/** Several lines of text, compact. It grows with its text from its least height: `rows` counts only where it cannot. */
export function ToolTextarea(props: ToolFieldProps & TextareaProps & { minHeight?: string }) {
  const { field, label, hint, optional, className, minHeight, ...textarea } = props;
  return (
    <ToolField field={field} label={label} hint={hint} optional={optional} className={className}>
      <Textarea
        rows={2}
        {...textarea}
        {...toControlProps(field)}
        className={minHeight ? clsx(minHeight, 'lg:text-sm') : COMPACT}
      />
    </ToolField>
  );
}

/** One of a few values, compact. */
export function ToolSelect(props: ToolFieldProps & { options: readonly SelectOption[] }) {
  const { field, label, hint, optional, className, options } = props;
  return (
    <ToolField field={field} label={label} hint={hint} optional={optional} className={className}>
      <NativeSelect
        {...toControlProps(field)}
        options={options}
        className="lg:[&>select]:min-h-10 lg:[&>select]:text-sm"
      />
    </ToolField>
  );
}
