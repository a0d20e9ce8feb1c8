import { z } from 'zod';
import { indianPhoneField, optionalField, textField } from '../forms/form-fields';
import { CHECKOUT_LIMITS } from '../orders/checkout-limits';
import { TRANSFER_METHODS } from '../payments/payment-method';
import { isUpiId } from '../payments/upi-link';

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

/** What a profile form showed, as one text: a form that showed other details is out of date. */
export const toShownProfile = ({ name, phone, company, job }: Profile): string =>
  JSON.stringify([name, phone, company, job]);

/** In characters: twice the longest one. */
export const MAX_SHOWN_PROFILE = 1_000;

/** In characters. */
export const MAX_UPI_ID_LENGTH = 255;

/** The user's preferred payment method. The site never asks for card numbers. */
export const paymentDetailsSchema = z.object({
  paymentMethod: optionalField(z.enum(TRANSFER_METHODS, { error: 'Please choose a payment method.' })),
  upiId: optionalField(
    textField({ label: 'Your UPI id', max: MAX_UPI_ID_LENGTH })
      .transform((value) => value.replace(/\s/g, ''))
      .refine(isUpiId, { error: 'A UPI id looks like name@bank.' }),
  ),
});

export type PaymentDetails = z.infer<typeof paymentDetailsSchema>;
