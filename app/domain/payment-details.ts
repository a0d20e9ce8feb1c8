import { z } from 'zod';
import { PAYMENT_METHODS } from './checkout';
import { line, optional } from './form-fields';
import { isUpiId } from './upi';

export const LONGEST_UPI_ID = 255;

/** How somebody likes to pay. There is no field for a number of a card, here or anywhere. */
export const paymentDetailsSchema = z.object({
  paymentMethod: optional(z.enum(PAYMENT_METHODS, { error: 'Please choose one of the ways to pay.' })),
  upiId: optional(
    line({ label: 'Your UPI id', max: LONGEST_UPI_ID })
      .transform((value) => value.replace(/\s/g, ''))
      .refine(isUpiId, { error: 'A UPI id looks like name@bank.' }),
  ),
});

export type PaymentDetails = z.infer<typeof paymentDetailsSchema>;
