import { parseWithZod } from '@conform-to/zod/v4';
import { type Checkout, checkoutSchema } from '~/domain/orders/checkout-schema';
import type { CheckoutValues, FieldIssues } from './checkout-fields';

export type ParsedCheckout = { checkout: Checkout } | { issues: FieldIssues };

/** Validates the form. The schema defines what an empty field means, so values are not coerced before. */
export function parseCheckout(values: CheckoutValues): ParsedCheckout {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  const submission = parseWithZod(form, { schema: checkoutSchema, disableAutoCoercion: true });
  if (submission.status === 'success') return { checkout: submission.value };
  const errors = Object.entries(submission.error ?? {});
  return { issues: Object.fromEntries(errors.map(([name, messages]) => [name, messages ?? undefined])) };
}
