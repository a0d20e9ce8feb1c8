import type { PaymentMethod } from '~/domain/orders/checkout-schema';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import type { FormField } from '~/ui/forms/text-field';
import { CheckoutSection } from './checkout-section';

const PAYMENT_METHODS: readonly { value: PaymentMethod; label: string; hint: string }[] = [
  {
    value: 'upi',
    label: 'UPI',
    hint: 'A QR code with the exact amount is on the next page; on a phone your UPI app opens.',
  },
  {
    value: 'bank',
    label: 'Bank transfer',
    hint: 'Account and reference are on the next page. We pack when the money is here.',
  },
];

export function PaymentMethodFields({ method }: { method: FormField }) {
  return (
    <CheckoutSection
      id="checkout-payment"
      title="Payment"
      hint="After the order is placed. Nothing is charged here."
      step={3}
    >
      <ChoiceGroup
        id={method.id}
        name={method.name}
        legend="How do you want to pay?"
        hideLegend
        options={PAYMENT_METHODS}
        defaultValue={method.value}
        error={method.errors?.[0]}
        required
        className="sm:col-span-6"
      />
    </CheckoutSection>
  );
}
