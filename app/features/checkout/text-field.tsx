import type { ComponentProps, ReactNode } from 'react';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import type { CheckoutField } from './checkout-fields';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'defaultValue' | 'form'> {
  field: CheckoutField;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** One line of text of the checkout form. */
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
      <Input {...input} name={field.name} defaultValue={field.value} />
    </Field>
  );
}
