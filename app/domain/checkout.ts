import { z } from 'zod';
import { CHECKOUT_LIMITS } from './checkout-limits';
import { email, indianPhone, line, optional, paragraph, ticked } from './form-fields';
import { faultOfGstin, faultOfGstinState, normaliseGstin } from './gstin';
import { findState, isPin, isPinPlausible } from './india';

export const PAYMENT_METHODS = ['upi', 'bank'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const contactSchema = z.object(
  {
    name: line({ label: 'Your name', max: CHECKOUT_LIMITS.name }),
    email: email(),
    phone: indianPhone(),
  },
  { error: 'Your name, e-mail address and phone number are needed.' },
);

const stateName = line({ label: 'State', max: 60 }).refine((name) => findState(name) !== undefined, {
  error: 'Please choose a state or union territory from the list.',
});

const pin = line({ label: 'PIN code', max: 20 })
  .transform((value) => value.replace(/\s/g, ''))
  .refine(isPin, { error: 'A PIN code has six digits and does not begin with 0.' });

/** An address in India. The PIN must be one that can lie in the chosen state. */
export const addressSchema = z
  .object(
    {
      line1: line({ label: 'Street and house number', max: CHECKOUT_LIMITS.addressLine, min: 3 }),
      line2: optional(line({ label: 'Second address line', max: CHECKOUT_LIMITS.addressLine })),
      city: line({ label: 'City', max: CHECKOUT_LIMITS.city, min: 2 }),
      state: stateName,
      pin,
    },
    { error: 'An address is needed.' },
  )
  .superRefine((address, context) => {
    if (isPinPlausible(address.pin, address.state)) return;
    context.addIssue({
      code: 'custom',
      path: ['pin'],
      message: `PIN ${address.pin} does not lie in ${address.state}. Please check the PIN and the state.`,
    });
  });

export const gstinSchema = line({ label: 'GSTIN', max: 30 })
  .transform(normaliseGstin)
  .superRefine((gstin, context) => {
    const fault = faultOfGstin(gstin);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

/**
 * What a shopper fills in, for browser and server alike. Field names are paths: `contact.name`, `delivery.pin`.
 * An untouched billing address means that the delivery address is the billing address.
 */
export const checkoutSchema = z
  .object({
    contact: contactSchema,
    delivery: addressSchema,
    billing: optional(addressSchema),
    gstin: optional(gstinSchema),
    paymentMethod: z.enum(PAYMENT_METHODS, { error: 'Please choose how you want to pay.' }),
    notes: optional(paragraph({ label: 'Your note', max: CHECKOUT_LIMITS.notes })),
    acceptTerms: ticked('Please accept the terms to place the order.'),
  })
  .superRefine((form, context) => {
    const { state } = form.billing ?? form.delivery;
    const message = form.gstin && faultOfGstinState(form.gstin, state);
    if (message) context.addIssue({ code: 'custom', path: ['gstin'], message });
  });

export type Contact = z.infer<typeof contactSchema>;
export type Address = z.infer<typeof addressSchema>;
export type Checkout = z.infer<typeof checkoutSchema>;
