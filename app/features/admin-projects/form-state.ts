import type { ToolFieldState } from '~/sections/admin/tool-field';

/** What was typed, to show the form again. */
export const readTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** A form of a page with several, as it was sent and not accepted. */
export interface RejectedForm {
  /** Which form of the page. */
  form: string;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, readonly string[] | null>>;
}

interface FieldOptions {
  form: string;
  name: string;
  initial?: string | undefined;
  rejected: RejectedForm | undefined;
}

/** The field with what was typed and is wrong with it, when this form was not accepted. */
export function toFieldState({ form, name, initial = '', rejected }: FieldOptions): ToolFieldState {
  const own = rejected?.form === form ? rejected : undefined;
  const firstInvalid = own && Object.keys(own.errors).find((field) => own.errors[field]?.length);
  return {
    id: `${form}-${name}`,
    name,
    value: own?.values[name] ?? initial,
    errors: own?.errors[name] ?? [],
    autoFocus: firstInvalid === name,
  };
}
