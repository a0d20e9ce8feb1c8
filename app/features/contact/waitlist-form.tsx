import { type SubmissionResult, useForm } from '@conform-to/react';
import { LEAD_LIMITS } from '~/domain/contact/lead-schemas';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Icon } from '~/ui/icons/icon';
import { Honeypot } from './honeypot';
import { type WaitlistProduct, WaitlistProductFields } from './waitlist-product-fields';

interface WaitlistFormProps {
  /** Where it is posted: the page it stands on. */
  action: string;
  /** What was wrong with the last try; what was typed comes back with it. */
  lastResult: SubmissionResult<string[]> | undefined;
  /** What one may wait for; with one alone there is nothing to choose. */
  products: readonly [WaitlistProduct, ...WaitlistProduct[]];
  /** What people on the list get, exactly. */
  promise: string;
}

interface WaitlistFields {
  email: string;
  product: string[];
}

/** An address, and what it waits for. A plain form: the server checks it, and shows it again with what is wrong. */
export function WaitlistForm({ action, lastResult, products, promise }: WaitlistFormProps) {
  const [form, { email, product }] = useForm<WaitlistFields, string[]>({
    id: 'waitlist',
    lastResult: lastResult ?? null,
  });
  const [only, ...others] = products;
  const choiceError = Object.values(product.allErrors).flat()[0];
  return (
    <form method="post" action={action} noValidate data-send-once="" className="grid gap-5">
      {others.length === 0 ? (
        <input type="hidden" name={product.name} value={only.value} />
      ) : (
        <WaitlistProductFields
          id={product.id}
          name={product.name}
          products={products}
          checkedValues={[product.initialValue].flat().filter((value) => typeof value === 'string')}
          error={choiceError}
        />
      )}
      <Field
        id={email.id}
        label="Your e-mail address"
        hint={promise}
        error={email.errors}
        required
        className="max-w-lg"
      >
        <Input
          name={email.name}
          type="email"
          defaultValue={email.initialValue}
          autoComplete="email"
          maxLength={LEAD_LIMITS.email}
          autoFocus={Boolean(email.errors) && !choiceError}
        />
      </Field>
      <Honeypot formId={form.id} />
      <div>
        <Button type="submit" variant="contrast" size="lg">
          Put me on the list
          <Icon name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}
