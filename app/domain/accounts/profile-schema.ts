import { z } from 'zod';
import { indianPhoneField, optionalField, textField } from '../forms/form-fields';
import { CHECKOUT_LIMITS } from '../orders/checkout-limits';

/** Longest texts in characters; forms give them to `maxlength`. */
export const PROFILE_LIMITS = {
  name: CHECKOUT_LIMITS.name,
  phone: CHECKOUT_LIMITS.phone,
  company: 120,
  job: 100,
} as const;

/** What somebody says of themselves. Only the name is needed. */
export const profileSchema = z.object({
  name: textField({ label: 'Your name', max: PROFILE_LIMITS.name }),
  phone: optionalField(indianPhoneField()),
  company: optionalField(textField({ label: 'Your company', max: PROFILE_LIMITS.company })),
  job: optionalField(textField({ label: 'What you do there', max: PROFILE_LIMITS.job })),
});

export type Profile = z.infer<typeof profileSchema>;
