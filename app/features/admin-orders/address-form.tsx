import { INDIAN_STATE_NAMES } from '~/domain/india/indian-state-names';
import { formatIndianPhone } from '~/domain/india/phone';
import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import type { Order } from '~/domain/orders/order';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { FormDisclosure } from './form-disclosure';
import type { OrderFormProps } from './form-state';
import { useOrderFields } from './use-order-fields';

interface AddressFormProps extends OrderFormProps {
  order: Pick<Order, 'contact' | 'delivery' | 'paid'>;
}

/** R-ORDER-16: where the parcel goes, until it is packed. The invoice of a paid order names the state. */
export function AddressForm({ order: { contact, delivery, paid }, ...form }: AddressFormProps) {
  const { line1, line2 = '', city, state, pin } = delivery;
  const values = { line1, line2, city, state, pin, phone: formatIndianPhone(contact.phone) };
  const { fields, formErrors, isRejected } = useOrderFields('address', form, values);
  const states = paid ? [state] : INDIAN_STATE_NAMES;
  return (
    <FormDisclosure label="Change the delivery address" isOpen={isRejected}>
      <ToolForm {...form} intent="address" errors={formErrors} hasSurface={false} className="gap-3">
        <ToolInput
          field={fields.line1}
          label="Street and house number"
          maxLength={CHECKOUT_LIMITS.addressLine}
          autoComplete="off"
        />
        <ToolInput
          field={fields.line2}
          label="Area, landmark"
          maxLength={CHECKOUT_LIMITS.addressLine}
          autoComplete="off"
          optional
        />
        <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-3">
          <ToolInput field={fields.city} label="City" maxLength={CHECKOUT_LIMITS.city} autoComplete="off" />
          <ToolInput field={fields.pin} label="PIN code" inputMode="numeric" autoComplete="off" />
        </div>
        <ToolSelect
          field={fields.state}
          label="State"
          options={states.map((name) => ({ value: name, label: name }))}
          {...(paid && { hint: 'The invoice is issued for this state.' })}
        />
        <ToolInput
          field={fields.phone}
          label="Phone number for the courier"
          type="tel"
          maxLength={CHECKOUT_LIMITS.phone}
          autoComplete="off"
        />
        <p className="text-xs text-muted">The buyer gets an email about it.</p>
        <ToolSubmit>Change the address</ToolSubmit>
      </ToolForm>
    </FormDisclosure>
  );
}
