import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field';
import { Input } from './input';

/** Data of a form field for its control. */
export interface FormField {
  id: string;
  name: string;
  value: string | undefined;
  errors: string[] | undefined;
  /** The first invalid field has it. */
  autoFocus?: boolean;
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'defaultValue' | 'form'> {
  field: FormField;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** Text input with label, hint and error. Works without JavaScript. */
export function TextField({ field, label, hint, optional, className, ...input }: TextFieldProps) {
  return (
    <Field
      id={field.id}
      label={label}
      hint={hint}
      error={field.errors}
      optional={optional ? 'optional' : undefined}
      required={!optional}
      className={className}
    >
      <Input {...input} name={field.name} defaultValue={field.value} autoFocus={field.autoFocus} />
    </Field>
  );
}
