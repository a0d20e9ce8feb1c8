import { z } from 'zod';
import { optionalField, textField } from '../forms/form-fields';
import { PAYMENT_METHODS } from '../orders/checkout-schema';
import { isUpiId } from '../payments/upi-link';

export const MAX_UPI_ID_LENGTH = 255;

/** How somebody likes to pay. There is no field for a number of a card, here or anywhere. */
export const paymentDetailsSchema = z.object({
  paymentMethod: optionalField(z.enum(PAYMENT_METHODS, { error: 'Please choose one of the ways to pay.' })),
  upiId: optionalField(
    textField({ label: 'Your UPI id', max: MAX_UPI_ID_LENGTH })
      .transform((value) => value.replace(/\s/g, ''))
      .refine(isUpiId, { error: 'A UPI id looks like name@bank.' }),
  ),
});

export type PaymentDetails = z.infer<typeof paymentDetailsSchema>;
