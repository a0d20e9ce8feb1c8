import { ChoiceGroup } from '~/ui/forms/choice-group';
import type { FormField } from '~/ui/forms/text-field';
import { CheckoutSection } from './checkout-section';

/** The methods that the shop offers. They come with the page, because settings decide about them. */
export interface PaymentChoices {
  options: readonly { value: string; label: string; hint: string }[];
  /** When an order must be paid. */
  hint: string;
}

interface PaymentMethodFieldsProps {
  method: FormField;
  choices: PaymentChoices;
  /** A gift card pays the whole order, so that no method is chosen. */
  isPaidByGiftCard: boolean;
}

export function PaymentMethodFields({ method, choices, isPaidByGiftCard }: PaymentMethodFieldsProps) {
  if (isPaidByGiftCard) {
    return (
      <CheckoutSection id="checkout-payment" title="Payment" step={3}>
        <p className="sm:col-span-6">The gift card pays the whole order. Nothing is left to pay.</p>
        <input type="hidden" name={method.name} value={method.value} />
      </CheckoutSection>
    );
  }
  return (
    <CheckoutSection
      id="checkout-payment"
      title="Payment"
      hint="You pay after you have placed the order."
      step={3}
    >
      <ChoiceGroup
        {...choices}
        id={method.id}
        name={method.name}
        legend="How do you want to pay?"
        hideLegend
        defaultValue={method.value}
        error={method.errors?.[0]}
        required
        className="sm:col-span-6"
      />
    </CheckoutSection>
  );
}
