import { INDIAN_STATE_NAMES } from '~/domain/india/indian-state-names';
import { formatIndianPhone } from '~/domain/india/phone';
import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import type { Order } from '~/domain/orders/order';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { AddressInputs } from './address-inputs';
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
        <AddressInputs
          field={(part) => fields[part]}
          states={states}
          stateHint={paid ? 'The invoice is issued for this state.' : undefined}
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
