import { z } from 'zod';
import { CHECKOUT_LIMITS } from './checkout-limits';
import { indianPhone, line, optional } from './form-fields';

/** Longest texts in characters; forms give them to `maxlength`. */
export const PROFILE_LIMITS = {
  name: CHECKOUT_LIMITS.name,
  phone: CHECKOUT_LIMITS.phone,
  company: 120,
  job: 100,
} as const;

/** What somebody says of themselves. Only the name is needed. */
export const profileSchema = z.object({
  name: line({ label: 'Your name', max: PROFILE_LIMITS.name }),
  phone: optional(indianPhone()),
  company: optional(line({ label: 'Your company', max: PROFILE_LIMITS.company })),
  job: optional(line({ label: 'What you do there', max: PROFILE_LIMITS.job })),
});

export type Profile = z.infer<typeof profileSchema>;
