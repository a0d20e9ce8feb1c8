import { type DefaultValue, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { ToolAlert } from '~/sections/admin/tool-alert';
import type { ToolFieldState } from '~/sections/admin/tool-field';
import type { OrderFormProps } from './form-state';

type TextFields = Record<string, string | undefined>;

/**
 * The fields of a form on an order's page, with the submitted values and issues when this form was not accepted. `id` is
 * the intent of the form.
 */
export function useOrderFields<Values extends TextFields>(
  id: string,
  { state }: Pick<OrderFormProps, 'state'>,
  defaultValue: Values,
): { fields: Record<keyof Values, ToolFieldState>; formErrors: readonly string[]; isRejected: boolean } {
  const isRejected = state?.intent === id;
  const [form, fields] = useForm<Values>({
    id,
    lastResult: isRejected ? state.lastResult : null,
    defaultValue: defaultValue as DefaultValue<Values>,
  });
  const names = Object.keys(defaultValue) as (keyof Values & string)[];
  const firstInvalid = names.find((name) => fields[name]?.errors);
  const entries = names.map((name): [string, ToolFieldState] => {
    const { initialValue, errors } = fields[name];
    const value = typeof initialValue === 'string' ? initialValue : undefined;
    return [name, { id: `${id}-${name}`, name, value, errors, autoFocus: name === firstInvalid }];
  });
  return {
    fields: Object.fromEntries(entries) as Record<keyof Values, ToolFieldState>,
    formErrors: form.errors ?? [],
    isRejected,
  };
}

interface OrderFormElementProps extends Pick<OrderFormProps, 'action' | 'version'> {
  intent: string;
  formErrors?: readonly string[];
  className?: string;
  children: ReactNode;
}

/** A form that changes an order. It sends the version that the page shows. */
export function OrderForm({
  action,
  version,
  intent,
  formErrors = [],
  className,
  children,
}: OrderFormElementProps) {
  return (
    <form method="post" action={action} data-send-once="" noValidate className={className}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      {formErrors.map((message) => (
        <ToolAlert key={message} tone="danger" role="alert" title={message} />
      ))}
      {children}
    </form>
  );
}
