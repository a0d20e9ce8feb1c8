import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import { paths } from '~/paths';
import { Checkbox } from '~/ui/forms/checkbox';
import { Field } from '~/ui/forms/field';
import { Textarea } from '~/ui/forms/textarea';
import type { GetCheckoutField } from './checkout-fields';
import { CheckoutSection } from './checkout-section';

const LINK_CLASSES = 'underline underline-offset-4 hover:text-link';

export function NotesAndTermsFields({ field }: { field: GetCheckoutField }) {
  const notes = field('notes');
  const acceptTerms = field('acceptTerms');
  return (
    <CheckoutSection id="checkout-closing" title="Notes and terms" step={4}>
      <Field
        id={notes.id}
        label="Note"
        hint={`At most ${CHECKOUT_LIMITS.notes} characters.`}
        error={notes.errors}
        optional="optional"
        className="sm:col-span-6"
      >
        <Textarea name={notes.name} rows={2} maxLength={CHECKOUT_LIMITS.notes} defaultValue={notes.value} />
      </Field>
      <Checkbox
        id={acceptTerms.id}
        name={acceptTerms.name}
        defaultChecked={acceptTerms.value === 'on'}
        error={acceptTerms.errors?.[0]}
        required
        className="sm:col-span-6"
        label={
          <>
            I accept the{' '}
            <a href={paths.termsOfUse()} className={LINK_CLASSES}>
              terms of use
            </a>{' '}
            and the{' '}
            <a href={paths.refundPolicy()} className={LINK_CLASSES}>
              refund policy
            </a>
            .
          </>
        }
      />
    </CheckoutSection>
  );
}
