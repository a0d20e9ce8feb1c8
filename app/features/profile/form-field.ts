import type { FormField } from '~/ui/text-field';

interface ConformField {
  id: string;
  name: string;
  initialValue?: unknown;
  errors?: string[] | undefined;
}

/** The first field that is wrong takes the focus. */
export function fieldReader(fields: readonly ConformField[]) {
  const firstFault = fields.find(({ errors }) => errors)?.id;
  return ({ id, name, initialValue, errors }: ConformField): FormField => ({
    id,
    name,
    value: typeof initialValue === 'string' ? initialValue : undefined,
    errors,
    autoFocus: id === firstFault,
  });
}
