import { type DefaultValue, type SubmissionResult, useForm } from '@conform-to/react';
import type { ToolFieldState } from './tool-field';

type Values<Name extends string> = Readonly<Record<Name, string | undefined>>;

interface ToolFieldsOptions<Name extends string> {
  /** Of the form. The ids of its fields begin with it. */
  id: string;
  /** In the order of the page: the first invalid field gets the cursor. */
  names: readonly Name[];
  /** What the fields show before the form is sent. */
  values: Values<Name>;
  /** The form that was not accepted. */
  lastResult: SubmissionResult<string[]> | null | undefined;
}

/** The fields of a form of the back office, with the submitted values and issues when it was not accepted. */
export function useToolFields<Name extends string>({
  id,
  names,
  values,
  lastResult = null,
}: ToolFieldsOptions<Name>): {
  fields: Record<Name, ToolFieldState>;
  /** What is wrong with the form as a whole. */
  errors: readonly string[];
} {
  const [form, fields] = useForm<Values<Name>, unknown, string[]>({
    id,
    lastResult,
    defaultValue: values as DefaultValue<Values<Name>>,
  });
  const firstInvalid = names.find((name) => fields[name].errors);
  const states = names.map((name): [Name, ToolFieldState] => {
    const { initialValue, errors } = fields[name];
    const value = typeof initialValue === 'string' ? initialValue : undefined;
    return [name, { id: `${id}-${name}`, name, value, errors, autoFocus: name === firstInvalid }];
  });
  return { fields: Object.fromEntries(states) as Record<Name, ToolFieldState>, errors: form.errors ?? [] };
}
