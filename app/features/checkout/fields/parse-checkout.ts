import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { optionalField } from '~/domain/forms/form-fields';
import { createGiftRecipientSchema } from '~/domain/gift-cards/gift-delivery';
import { buyerSchemas, type Checkout, type CheckoutSchemas } from '~/domain/orders/checkout-schema';
import type { DeliveryNeeds } from '~/domain/orders/issued-kind';
import { containsLink } from '~/domain/text/contains-link';
import { toIndianDay } from '~/domain/time/wall-clock';
import type { CheckoutValues, FieldIssues } from './checkout-fields';

export type ParsedCheckout = { checkout: Checkout } | { issues: FieldIssues };

/** The schema of the cart. A gift card in it can have a recipient, whose email names the buyer. */
function createSchema(
  schemas: CheckoutSchemas,
  { isDeliveredByEmail, hasGiftCard, isInvoiceNamed }: DeliveryNeeds,
  today: string,
) {
  const schema = isDeliveredByEmail ? schemas[isInvoiceNamed ? 'namedEmail' : 'email'] : schemas.parcel;
  if (!hasGiftCard) return schema;
  return schema
    .and(z.object({ gift: optionalField(createGiftRecipientSchema(today)) }))
    .superRefine(({ gift, contact }, context) => {
      if (!gift || !containsLink(contact.name)) return;
      context.addIssue({
        code: 'custom',
        path: ['contact', 'name'],
        message: 'Your name appears in the email with the gift card, so it cannot contain links.',
      });
    });
}

/**
 * Validates the form of a cart. The schema defines what an empty field means, so values are not coerced before. `now` decides
 * on which days a gift card can be sent. `schemas` are those of the buyer, unless staff fill the form in.
 */
export function parseCheckout(
  values: CheckoutValues,
  needs: DeliveryNeeds,
  now: Date = new Date(),
  schemas: CheckoutSchemas = buyerSchemas,
): ParsedCheckout {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  const schema = createSchema(schemas, needs, toIndianDay(now));
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
  if (submission.status === 'success') return { checkout: submission.value };
  const errors = Object.entries(submission.error ?? {});
  return { issues: Object.fromEntries(errors.map(([name, messages]) => [name, messages ?? undefined])) };
}
