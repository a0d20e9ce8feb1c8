import type { SummaryIssue } from './error-summary';
import type { FormField } from './text-field';

/** The metadata of a field that Conform returns. */
export interface ConformField {
  id: string;
  name: string;
  /** Text, except for fields with a file or several values. */
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

/** The first issue of each invalid field, for the summary above the form. */
export const listFieldIssues = (fields: readonly ConformField[]): SummaryIssue[] =>
  fields.flatMap(({ id, errors }) => (errors?.[0] ? [{ controlId: id, message: errors[0] }] : []));

/** Returns a function that creates the props of a control. The first invalid field gets the focus after a submission. */
export function createControlProps(fields: readonly ConformField[]): GetControlProps {
  const focusedId = findFirstInvalidId(fields);
  return (field) => ({ name: field.name, defaultValue: getText(field), autoFocus: field.id === focusedId });
}

/** Returns a function that creates the props of a field that renders its own control. */
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
