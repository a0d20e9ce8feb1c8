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
  optional?: boolean;
  className?: string | undefined;
}

const COMPACT = 'lg:min-h-10 lg:text-sm';

function ToolField({
  field,
  label,
  hint,
  optional,
  className,
  children,
}: ToolFieldProps & { children: ReactNode }) {
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      required={!optional}
      className={clsx('min-w-0', className)}
      {...(field.errors && { error: field.errors })}
      {...(optional && { optional: 'optional' })}
    >
      {children}
    </Field>
  );
}

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'defaultValue' | 'className'>;

/** One line of text, compact. */
export function ToolInput({
  field,
  label,
  hint,
  optional,
  className,
  ...input
}: ToolFieldProps & InputProps) {
  return (
    <ToolField {...{ field, label, hint, className }} {...(optional && { optional })}>
      <Input
        {...input}
        name={field.name}
        defaultValue={field.value}
        autoFocus={field.autoFocus}
        className={COMPACT}
      />
    </ToolField>
  );
}

type TextareaProps = Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'defaultValue' | 'className'>;

/** Several lines of text, compact. */
export function ToolTextarea({
  field,
  label,
  hint,
  optional,
  className,
  ...textarea
}: ToolFieldProps & TextareaProps) {
  return (
    <ToolField {...{ field, label, hint, className }} {...(optional && { optional })}>
      <Textarea
        rows={2}
        {...textarea}
        name={field.name}
        defaultValue={field.value}
        autoFocus={field.autoFocus}
        className={COMPACT}
      />
    </ToolField>
  );
}

/** One of a few values, compact. */
export function ToolSelect({
  field,
  label,
  hint,
  optional,
  className,
  options,
}: ToolFieldProps & { options: readonly SelectOption[] }) {
  return (
    <ToolField {...{ field, label, hint, className }} {...(optional && { optional })}>
      <NativeSelect name={field.name} defaultValue={field.value} options={options} />
    </ToolField>
  );
}
