import { type SubmissionResult, useForm } from '@conform-to/react';
import { getStockAlertPath } from '~/content/shop/shop-page-paths';
import { formatOptions } from '~/domain/cart/line-changes';
import type { Product } from '~/domain/catalogue/product';
import { ANY_VARIANT, listSoldOutVariants } from '~/domain/catalogue/stock-alert';
import { formatVariantKey } from '~/domain/catalogue/stock-alert-schema';
import { MAX_EMAIL_LENGTH } from '~/domain/forms/plain-text';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { NativeSelect } from '~/ui/forms/native-select';
import { Icon } from '~/ui/icons/icon';
import { Honeypot } from './honeypot';

interface StockAlertFormProps {
  product: Product;
  /** Of the signed-in user. On cached pages the session script fills it in. */
  email?: string | undefined;
  lastResult?: SubmissionResult<string[]> | undefined;
}

function listOptions(product: Product) {
  const variants = listSoldOutVariants(product).map((variant) => ({
    value: formatVariantKey(variant),
    label: formatOptions(variant),
  }));
  if (product.stock > 0 || variants.length === 0) return variants;
  return [{ value: formatVariantKey(ANY_VARIANT), label: 'Any of them' }, ...variants];
}

/** R-ALERT-1: asks for an email when a sold-out product or variant is back. */
export function StockAlertForm({ product, email: ownEmail, lastResult }: StockAlertFormProps) {
  const [form, { email, variant }] = useForm<{ email: string; variant: string }, string[]>({
    id: 'stock-alert',
    lastResult: lastResult ?? null,
    defaultValue: { email: ownEmail },
  });
  const options = listOptions(product);
  return (
    <form
      method="post"
      action={getStockAlertPath(product.id)}
      noValidate
      data-send-once=""
      {...{ [SESSION_ATTRIBUTES.ownEmail]: '' }}
      className="grid gap-4"
    >
      {options.length > 0 && (
        <Field id={variant.id} label="Which one" error={variant.errors} required>
          <NativeSelect name={variant.name} defaultValue={variant.initialValue} options={options} />
        </Field>
      )}
      <Field
        id={email.id}
        label="Your email address"
        hint="One email when it is back, then we delete your address."
        error={email.errors}
        required
      >
        <Input
          name={email.name}
          type="email"
          defaultValue={email.initialValue}
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          autoFocus={Boolean(email.errors)}
        />
      </Field>
      <Honeypot formId={form.id} />
      <div>
        <Button type="submit" variant="contrast">
          <Icon name="mail" />
          Notify me
        </Button>
      </div>
    </form>
  );
}
