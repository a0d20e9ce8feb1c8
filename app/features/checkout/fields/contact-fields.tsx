import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import { TextField } from '~/ui/forms/text-field';
import type { GetCheckoutField } from './checkout-fields';
import { CheckoutSection } from './checkout-section';

export function ContactFields({ field }: { field: GetCheckoutField }) {
  return (
    <CheckoutSection
      id="checkout-contact"
      title="Contact"
      hint="For the confirmation, and when the courier has a question."
      step={1}
    >
      <TextField
        field={field('contact.name')}
        label="Your name"
        autoComplete="name"
        maxLength={CHECKOUT_LIMITS.name}
        className="sm:col-span-6"
      />
      <TextField
        field={field('contact.email')}
        label="E-mail address"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={CHECKOUT_LIMITS.email}
        className="sm:col-span-3"
      />
      <TextField
        field={field('contact.phone')}
        label="Phone number"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={CHECKOUT_LIMITS.phone}
        placeholder="98765 43210"
        className="sm:col-span-3"
      />
    </CheckoutSection>
  );
}
