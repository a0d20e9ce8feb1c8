import { ORDER_FORM_LIMITS } from '~/domain/orders/order-form-fields';
import type { ToolFieldState } from '~/sections/admin/tool-field';
import { ToolInput } from '~/sections/admin/tool-field';

interface CourierFieldProps {
  field: ToolFieldState;
  label: string;
  /** Offered while staff type. */
  couriers: readonly string[];
}

/** The courier of a parcel: one of the latest orders, or any other. */
export function CourierField({ field, label, couriers }: CourierFieldProps) {
  const listId = `${field.id}-list`;
  return (
    <div className="min-w-0">
      <ToolInput
        field={field}
        label={label}
        maxLength={ORDER_FORM_LIMITS.carrier}
        list={listId}
        autoComplete="off"
        optional
      />
      <datalist id={listId}>
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
    </div>
  );
}
