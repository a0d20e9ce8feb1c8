import { z } from 'zod';
import { emailField, optionalField, plainText } from '../forms/form-fields';
import { honeypotField } from '../forms/hidden-fields';
import { HONEYPOT_FIELD } from '../forms/spam-fields';
import { parseJson, parseList } from '../json/parse-unknown';
import type { VariantKey } from './product-variants';

/** The value of the field `variant`. */
export const formatVariantKey = ({ color, size }: VariantKey) => JSON.stringify([color, size]);

export const variantField = plainText({ label: 'The variant', max: 200 }).transform(
  (text, context): VariantKey => {
    const [color, size] =
      parseList(parseJson(text), (part) => (typeof part === 'string' ? part : undefined)) ?? [];
    if (color !== undefined && size !== undefined) return { color, size };
    context.addIssue({ code: 'custom', message: 'Please choose the variant.' });
    return z.NEVER;
  },
);

/** The form that asks for an email when a sold-out product is back. */
export const stockAlertSchema = z.object({
  email: emailField(),
  /** Absent for a product without variants. */
  variant: optionalField(variantField),
  [HONEYPOT_FIELD]: honeypotField,
});
