import { z } from 'zod';
import { optionalField, textField } from '../forms/form-fields';
import { TRANSFER_METHODS } from '../payments/payment-method';
import { isUpiId } from '../payments/upi-link';

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
