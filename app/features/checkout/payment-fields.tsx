import type { PaymentMethod } from '~/domain/checkout';
import { ChoiceGroup } from '~/ui/choice-group';
import type { FormField } from '~/ui/text-field';
import { FormSection } from './form-section';

const methods: readonly { value: PaymentMethod; label: string; hint: string }[] = [
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

export function PaymentFields({ method }: { method: FormField }) {
  return (
    <FormSection
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
        options={methods}
        defaultValue={method.value}
        error={method.errors?.[0]}
        required
        className="sm:col-span-6"
      />
    </FormSection>
  );
}
