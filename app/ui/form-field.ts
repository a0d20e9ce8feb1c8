/** What a control needs to know of its field, as Conform describes it. */
export interface FormField {
  id: string;
  name: string;
  initialValue?: string | undefined;
  errors?: string[] | undefined;
}

export interface ControlProps {
  name: string;
  defaultValue: string | undefined;
  autoFocus: boolean;
}

export type ControlOf = (field: FormField) => ControlProps;

/** The props of each control; the first of these fields that is wrong gets the focus when its form comes back. */
export function controlsOf(fields: readonly FormField[]): ControlOf {
  const firstFault = fields.find(({ errors }) => errors)?.id;
  return ({ id, name, initialValue }) => ({ name, defaultValue: initialValue, autoFocus: firstFault === id });
}
