import { useLocation } from 'react-router';
import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import { paths } from '~/paths';
import { StateField } from '~/sections/forms/address-fields';
import { TextField } from '~/ui/forms/text-field';
import type { GetCheckoutField } from './checkout-fields';
import { CheckoutSection } from './checkout-section';

/** For guests: the way to the saved details of an account, and back to this checkout. */
function SignInOffer() {
  const { pathname, search } = useLocation();
  return (
    <p className="text-sm text-muted sm:col-span-6">
      Have an account?{' '}
      <a
        href={paths.auth.signIn(pathname + search)}
        className="font-semibold text-text underline underline-offset-4 hover:text-link"
      >
        Sign in and come back here
      </a>
    </p>
  );
}

interface ContactFieldsProps {
  field: GetCheckoutField;
  /** Nothing is shipped: no phone number, and the state for the tax alone. */
  isDeliveredByEmail: boolean;
  isGuest: boolean;
}

export function ContactFields({ field, isDeliveredByEmail, isGuest }: ContactFieldsProps) {
  return (
    <CheckoutSection
      id="checkout-contact"
      title="Contact"
      hint={
        isDeliveredByEmail
          ? 'Everything is delivered by email. We need your state for GST.'
          : 'For the confirmation and questions of the courier.'
      }
      step={1}
    >
      {isGuest && <SignInOffer />}
      <TextField
        field={field('contact.name')}
        label="Your name"
        autoComplete="name"
        maxLength={CHECKOUT_LIMITS.name}
        className="sm:col-span-6"
      />
      <TextField
        field={field('contact.email')}
        label="Email address"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={CHECKOUT_LIMITS.email}
        className={isDeliveredByEmail ? 'sm:col-span-6' : 'sm:col-span-3'}
      />
      {isDeliveredByEmail ? (
        <StateField field={field('delivery.state')} purpose="billing" />
      ) : (
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
      )}
    </CheckoutSection>
  );
}
