import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field';
import { Input } from './input';

/** A field of a form as its control needs it. */
export interface FormField {
  id: string;
  name: string;
  value: string | undefined;
  errors: string[] | undefined;
  /** Where one goes on after a fault. */
  autoFocus?: boolean;
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'defaultValue' | 'form'> {
  field: FormField;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** One line of text with its label, hint and fault. Works without script. */
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
