import { createContext, useContext } from 'react';

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
