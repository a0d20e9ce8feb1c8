import type { FormField } from './text-field';

/** What Conform says of a field. */
export interface ConformField {
  id: string;
  name: string;
  /** Text, but for fields that hold a file or several answers. */
  initialValue?: unknown;
  errors?: string[] | undefined;
}

export interface ControlProps {
  name: string;
  defaultValue: string | undefined;
  autoFocus: boolean;
}

export type GetControlProps = (field: ConformField) => ControlProps;

const getText = ({ initialValue }: ConformField) =>
  typeof initialValue === 'string' ? initialValue : undefined;

const findFirstInvalidId = (fields: readonly ConformField[]) => fields.find(({ errors }) => errors)?.id;

/** The props of each control; the first of these fields that is wrong gets the focus when its form comes back. */
export function createControlProps(fields: readonly ConformField[]): GetControlProps {
  const focusedId = findFirstInvalidId(fields);
  return (field) => ({ name: field.name, defaultValue: getText(field), autoFocus: field.id === focusedId });
}

/** The same for fields that draw their own control. */
export function createFormFields(fields: readonly ConformField[]): (field: ConformField) => FormField {
  const focusedId = findFirstInvalidId(fields);
  return (field) => ({
    id: field.id,
    name: field.name,
    value: getText(field),
    errors: field.errors,
    autoFocus: field.id === focusedId,
  });
}
