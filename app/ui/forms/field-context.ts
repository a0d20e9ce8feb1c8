import { createContext, useContext } from 'react';

/** Ids of hint and error of a field, equal to Conform's `descriptionId` and `errorId`. */
export function getFieldMessageIds(id: string) {
  return { hint: `${id}-description`, error: `${id}-error` };
}

/** `aria-describedby` of a field. The error comes first. */
export function getDescribedBy(id: string, has: { hint: boolean; error: boolean }): string | undefined {
  const ids = getFieldMessageIds(id);
  return [has.error && ids.error, has.hint && ids.hint].filter(Boolean).join(' ') || undefined;
}

export interface FieldState {
  id: string;
  describedBy?: string;
  isInvalid: boolean;
  required?: boolean;
  disabled?: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

interface ControlProps {
  id?: string;
  required?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: React.AriaAttributes['aria-invalid'];
}

/** Props of a control from the surrounding `Field`. Props of the control itself take precedence. */
export function useFieldControl(props: ControlProps): ControlProps {
  const field = useContext(FieldContext);
  return {
    id: props.id ?? field?.id,
    required: props.required ?? field?.required,
    disabled: props.disabled ?? field?.disabled,
    'aria-describedby': props['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field?.isInvalid || undefined),
  };
}
