import { z } from 'zod';
import {
  emailField,
  indianPhoneField,
  optionalField,
  requiredCheckbox,
  textAreaField,
  textField,
} from '../forms/form-fields';
import { normaliseGstin, validateGstin, validateGstinState } from '../india/gstin';
import { findState, isPinCode, isPinInState } from '../india/indian-states';
import { ONLINE_METHODS, TRANSFER_METHODS } from '../payments/payment-method';
import { CHECKOUT_LIMITS } from './checkout-limits';

/** Online methods are offered when their provider is switched on. */
export const PAYMENT_METHODS = [...TRANSFER_METHODS, ...ONLINE_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const buyerContactSchema = z.object(
  {
    name: textField({ label: 'Your name', max: CHECKOUT_LIMITS.name }),
    email: emailField(),
    phone: indianPhoneField(),
  },
  { error: 'Your name, e-mail address and phone number are needed.' },
);

const stateName = textField({ label: 'State', max: 60 }).refine((name) => findState(name) !== undefined, {
  error: 'Please choose a state or union territory from the list.',
});

const pin = textField({ label: 'PIN code', max: 20 })
  .transform((value) => value.replace(/\s/g, ''))
  .refine(isPinCode, { error: 'A PIN code has six digits and does not begin with 0.' });

/** An address in India. The PIN must be one that can be in the chosen state. */
export const addressSchema = z
  .object(
    {
      line1: textField({ label: 'Street and house number', max: CHECKOUT_LIMITS.addressLine, min: 3 }),
      line2: optionalField(textField({ label: 'Second address line', max: CHECKOUT_LIMITS.addressLine })),
      city: textField({ label: 'City', max: CHECKOUT_LIMITS.city, min: 2 }),
      state: stateName,
      pin,
    },
    { error: 'An address is needed.' },
  )
  .superRefine((address, context) => {
    if (isPinInState(address.pin, address.state)) return;
    context.addIssue({
      code: 'custom',
      path: ['pin'],
      message: `PIN ${address.pin} does not lie in ${address.state}. Please check the PIN and the state.`,
    });
  });

export const gstinSchema = textField({ label: 'GSTIN', max: 30 })
  .transform(normaliseGstin)
  .superRefine((gstin, context) => {
    const message = validateGstin(gstin);
    if (message) context.addIssue({ code: 'custom', message });
  });

/**
 * R-CHECKOUT-1: the checkout form, for browser and server. Field names are paths: `contact.name`, `delivery.pin`.
 * A blank billing address means that the delivery address is the billing address.
 */
export const checkoutSchema = z
  .object({
    contact: buyerContactSchema,
    delivery: addressSchema,
    billing: optionalField(addressSchema),
    gstin: optionalField(gstinSchema),
    paymentMethod: z.enum(PAYMENT_METHODS, { error: 'Please choose how you want to pay.' }),
    notes: optionalField(textAreaField({ label: 'Your note', max: CHECKOUT_LIMITS.notes })),
    discountCode: optionalField(textField({ label: 'The code', max: CHECKOUT_LIMITS.discountCode })),
    acceptTerms: requiredCheckbox('Please accept the terms to place the order.'),
  })
  .superRefine((form, context) => {
    const { state } = form.billing ?? form.delivery;
    const message = form.gstin && validateGstinState(form.gstin, state);
    if (message) context.addIssue({ code: 'custom', path: ['gstin'], message });
  });

export type BuyerContact = z.infer<typeof buyerContactSchema>;
export type Address = z.infer<typeof addressSchema>;
export type Checkout = z.infer<typeof checkoutSchema>;
