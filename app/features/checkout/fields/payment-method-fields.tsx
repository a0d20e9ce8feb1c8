import { PAYMENT_DEADLINE_TEXT, PAYMENT_METHOD_CHOICES } from '~/content/shop/payment-method-texts';
import { type OnlineMethod, TRANSFER_METHODS } from '~/domain/payments/payment-method';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import type { FormField } from '~/ui/forms/text-field';
import { CheckoutSection } from './checkout-section';

interface PaymentMethodFieldsProps {
  method: FormField;
  onlineMethods: readonly OnlineMethod[];
}

export function PaymentMethodFields({ method, onlineMethods }: PaymentMethodFieldsProps) {
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
        hint={PAYMENT_DEADLINE_TEXT}
        options={[...TRANSFER_METHODS, ...onlineMethods].map((value) => ({
          value,
          ...PAYMENT_METHOD_CHOICES[value],
        }))}
        defaultValue={method.value}
        error={method.errors?.[0]}
        required
        className="sm:col-span-6"
      />
    </CheckoutSection>
  );
}
