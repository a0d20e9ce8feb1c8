import { CHECKOUT_LIMITS } from '~/domain/checkout-limits';
import { paths } from '~/paths';
import { Checkbox } from '~/ui/checkbox';
import { Field } from '~/ui/field';
import { Textarea } from '~/ui/textarea';
import type { FieldOf } from './checkout-fields';
import { FormSection } from './form-section';

const link = 'underline underline-offset-4 hover:text-link';

export function ClosingFields({ field }: { field: FieldOf }) {
  const notes = field('notes');
  const acceptTerms = field('acceptTerms');
  return (
    <FormSection id="checkout-closing" title="Last things" step={4}>
      <Field
        id={notes.id}
        label="A note for us"
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
            <a href={paths.terms()} className={link}>
              terms of use
            </a>{' '}
            and the{' '}
            <a href={paths.refunds()} className={link}>
              refund policy
            </a>
            .
          </>
        }
      />
    </FormSection>
  );
}
