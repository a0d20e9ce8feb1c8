import type { SubmissionResult } from '@conform-to/react';
import type { Order } from '~/domain/orders/order';
import { ORDER_FORM_LIMITS } from '~/domain/orders/order-form-fields';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { CourierField } from './courier-field';

interface ShipOrdersFormProps {
  orders: readonly Order[];
  couriers: readonly string[];
  action: string;
  /** The form that was not accepted. */
  rejected: SubmissionResult<string[]> | undefined;
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '');

/** One courier for all parcels, and a tracking link for each. */
export function ShipOrdersForm({ orders, couriers, action, rejected }: ShipOrdersFormProps) {
  const values: Record<string, unknown> = rejected?.initialValue ?? {};
  const links = (values.tracking ?? {}) as Record<string, unknown>;
  const errors = rejected?.error ?? {};
  const toField = (name: string, value: unknown) => ({
    id: `ship-${name}`,
    name,
    value: readText(value),
    errors: errors[name] ?? undefined,
  });
  const firstInvalid = orders.find(({ number }) => errors[`tracking.${number}`])?.number;
  return (
    <ToolForm action={action} errors={errors[''] ?? []} className="max-w-3xl">
      <CourierField
        field={{ ...toField('carrier', values.carrier), autoFocus: firstInvalid === undefined }}
        label="Courier of all parcels"
        couriers={couriers}
      />
      <ul className="grid gap-4">
        {orders.map(({ number, contact, delivery }) => (
          <li key={number}>
            <input type="hidden" name="numbers" value={number} />
            <ToolInput
              field={{
                ...toField(`tracking.${number}`, links[number]),
                autoFocus: number === firstInvalid,
              }}
              label={`Tracking link of ${number}`}
              hint={`${contact.name}, ${delivery.city} ${delivery.pin}`}
              type="url"
              maxLength={ORDER_FORM_LIMITS.trackingUrl}
              autoComplete="off"
              optional
            />
          </li>
        ))}
      </ul>
      <ToolSubmit variant="loud" className="justify-self-start">
        {orders.length === 1 ? 'Mark it shipped' : `Mark all ${orders.length} shipped`}
      </ToolSubmit>
    </ToolForm>
  );
}
