import { type SubmissionResult, useForm } from '@conform-to/react';
import { LEAD_LIMITS } from '~/domain/contact/lead-schemas';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Icon } from '~/ui/icons/icon';
import { Honeypot } from './honeypot';
import { type WaitlistProduct, WaitlistProductFields } from './waitlist-product-fields';

interface WaitlistFormProps {
  /** Path of the page with this form. */
  action: string;
  /** Issues and values of the last submission. */
  lastResult: SubmissionResult<string[]> | undefined;
  /** With one product alone there are no checkboxes. */
  products: readonly [WaitlistProduct, ...WaitlistProduct[]];
  /** What the emails to the list contain. */
  promise: string;
}

interface WaitlistFields {
  email: string;
  product: string[];
}

/** Email and products of a waitlist. The server validates it and renders it again with the issues. */
export function WaitlistForm({ action, lastResult, products, promise }: WaitlistFormProps) {
  const [form, { email, product }] = useForm<WaitlistFields, string[]>({
    id: 'waitlist',
    lastResult: lastResult ?? null,
  });
  const [firstProduct, ...otherProducts] = products;
  const productError = Object.values(product.allErrors).flat()[0];
  return (
    <form method="post" action={action} noValidate data-send-once="" className="grid gap-5">
      {otherProducts.length === 0 ? (
        <input type="hidden" name={product.name} value={firstProduct.value} />
      ) : (
        <WaitlistProductFields
          id={product.id}
          name={product.name}
          products={products}
          checkedValues={[product.initialValue].flat().filter((value) => typeof value === 'string')}
          error={productError}
        />
      )}
      <Field
        id={email.id}
        label="Your email address"
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
          autoFocus={Boolean(email.errors) && !productError}
        />
      </Field>
      <Honeypot formId={form.id} />
      <div>
        <Button type="submit" variant="contrast" size="lg">
          Join the waiting list
          <Icon name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}
