import { z } from 'zod';
import { indianPhoneField, optionalField, textField } from '../forms/form-fields';
import { CHECKOUT_LIMITS } from '../orders/checkout-limits';

/** Maximum lengths in characters. Forms use them for `maxlength`. */
export const PROFILE_LIMITS = {
  name: CHECKOUT_LIMITS.name,
  phone: CHECKOUT_LIMITS.phone,
  company: 120,
  job: 100,
} as const;

/** The profile form. Only the name is required. */
export const profileSchema = z.object({
  name: textField({ label: 'Your name', max: PROFILE_LIMITS.name }),
  phone: optionalField(indianPhoneField()),
  company: optionalField(textField({ label: 'Your company', max: PROFILE_LIMITS.company })),
  job: optionalField(textField({ label: 'Job title', max: PROFILE_LIMITS.job })),
});

export type Profile = z.infer<typeof profileSchema>;
