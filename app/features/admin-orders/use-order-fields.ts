import type { ToolFieldState } from '~/sections/admin/tool-field';
import { useToolFields } from '~/sections/admin/use-tool-fields';
import type { OrderFormProps } from './form-state';

type TextFields = Record<string, string | undefined>;

/**
 * The fields of a form on an order's page, with the submitted values and issues when this form was not accepted. `id` is
 * the intent of the form.
 */
export function useOrderFields<Values extends TextFields>(
  id: string,
  { state }: Pick<OrderFormProps, 'state'>,
  values: Values,
): {
  fields: Record<keyof Values & string, ToolFieldState>;
  formErrors: readonly string[];
  isRejected: boolean;
} {
  const isRejected = state?.intent === id;
  const { fields, errors } = useToolFields({
    id,
    names: Object.keys(values) as (keyof Values & string)[],
    values,
    lastResult: isRejected ? state.lastResult : null,
  });
  return { fields, formErrors: errors, isRejected };
}
