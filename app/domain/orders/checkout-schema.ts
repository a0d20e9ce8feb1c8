import { z } from 'zod';
import {
  emailField,
  indianPhoneField,
  optionalField,
  requiredCheckbox,
  textAreaField,
  textField,
} from '../forms/form-fields';
import type { GiftRecipient } from '../gift-cards/gift-delivery';
import { normaliseGstin, validateGstin, validateGstinState } from '../india/gstin';
import { findState, isPinCode, isPinInState } from '../india/indian-states';
import { ONLINE_METHODS, TRANSFER_METHODS } from '../payments/payment-method';
import { CHECKOUT_LIMITS } from './checkout-limits';

/** Online methods are offered when their provider is switched on. */
export const PAYMENT_METHODS = [...TRANSFER_METHODS, ...ONLINE_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What the form says, as far as it depends on who fills it in. */
export interface CheckoutTexts {
  /** The start of a sentence. */
  name: string;
  note: string;
  noPaymentMethod: string;
  noTerms: string;
  noInvoiceAddress: string;
}

const BUYER_TEXTS: CheckoutTexts = {
  name: 'Your name',
  note: 'Your note',
  noPaymentMethod: 'Please choose how you want to pay.',
  noTerms: 'Please accept the terms to place the order.',
  noInvoiceAddress: 'The invoice of an order of Rs. 50,000 and more needs your address.',
};

/** R-ORDER-18: a member of staff fills it in for a buyer. */
export const STAFF_TEXTS: CheckoutTexts = {
  name: 'The name',
  note: 'The note',
  noPaymentMethod: 'Please choose how the buyer pays.',
  noTerms: 'Please name the price and the terms to the buyer first, and tick this when they agree.',
  noInvoiceAddress: 'The invoice of an order of Rs. 50,000 and more needs the address of the buyer.',
};

const createContactFields = ({ name }: CheckoutTexts) => ({
  name: textField({ label: name, max: CHECKOUT_LIMITS.name }),
  email: emailField(),
  /** The name on the invoice (R-INVOICE-8). */
  company: optionalField(textField({ label: 'The company', max: CHECKOUT_LIMITS.company })),
});

const createContactSchema = (texts: CheckoutTexts) =>
  z.object(
    { ...createContactFields(texts), phone: indianPhoneField() },
    { error: 'Your name, email address and phone number are needed.' },
  );

const stateName = textField({ label: 'State', max: 60 }).refine((name) => findState(name) !== undefined, {
  error: 'Please choose a state or union territory from the list.',
});

const pin = textField({ label: 'PIN code', max: 20 })
  .transform((value) => value.replace(/\s/g, ''))
  .refine(isPinCode, { error: 'A PIN code has six digits and does not begin with 0.' });

export const addressFields = {
  line1: textField({ label: 'Street and house number', max: CHECKOUT_LIMITS.addressLine, min: 3 }),
  line2: optionalField(textField({ label: 'Second address line', max: CHECKOUT_LIMITS.addressLine })),
  city: textField({ label: 'City', max: CHECKOUT_LIMITS.city, min: 2 }),
  state: stateName,
  pin,
};

/** The PIN of an address must be one that can be in its state. */
export function checkPinState(
  { pin: code, state }: { pin: string; state: string },
  context: z.core.$RefinementCtx,
): void {
  if (isPinInState(code, state)) return;
  context.addIssue({
    code: 'custom',
    path: ['pin'],
    message: `PIN ${code} does not lie in ${state}. Please check the PIN and the state.`,
  });
}

/** An address in India. */
export const addressSchema = z
  .object(addressFields, { error: 'An address is needed.' })
  .superRefine(checkPinState);

export const gstinSchema = textField({ label: 'GSTIN', max: 30 })
  .transform(normaliseGstin)
  .superRefine((gstin, context) => {
    const message = validateGstin(gstin);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** What all orders ask for. */
const createCommonFields = ({ note, noPaymentMethod, noTerms }: CheckoutTexts) => ({
  gstin: optionalField(gstinSchema),
  paymentMethod: z.enum(PAYMENT_METHODS, { error: noPaymentMethod }),
  notes: optionalField(textAreaField({ label: note, max: CHECKOUT_LIMITS.notes })),
  discountCode: optionalField(textField({ label: 'The code', max: CHECKOUT_LIMITS.discountCode })),
  acceptTerms: requiredCheckbox(noTerms),
});

/**
 * R-CHECKOUT-1: the checkout form, for browser and server. Field names are paths: `contact.name`, `delivery.pin`.
 * A blank billing address means that the delivery address is the billing address.
 */
const createCheckoutSchema = (texts: CheckoutTexts) =>
  z
    .object({
      contact: createContactSchema(texts),
      delivery: addressSchema,
      billing: optionalField(addressSchema),
      ...createCommonFields(texts),
    })
    .superRefine((form, context) => {
      const { state } = form.billing ?? form.delivery;
      const message = form.gstin && validateGstinState(form.gstin, state);
      if (message) context.addIssue({ code: 'custom', path: ['gstin'], message });
    });

/** Only the state is known: of an order without a parcel, and of an anonymised one. */
export const toStateOnly = (state: string): z.infer<typeof addressSchema> => ({
  line1: '',
  city: '',
  state,
  pin: '',
});

/**
 * R-CHECKOUT-2: the checkout form of tickets and gift cards alone: no phone number and no street address. The state is the place
 * of supply (rule 46(n) of the CGST Rules). An invoice to a company needs its address (rule 46(d)), and so does a large one.
 */
const createEmailCheckoutSchema = (texts: CheckoutTexts, { isInvoiceNamed }: { isInvoiceNamed: boolean }) =>
  z
    .object({
      contact: z
        .object(createContactFields(texts), { error: 'Your name and email address are needed.' })
        .transform((contact) => ({ ...contact, phone: '' })),
      delivery: z
        .object({ state: stateName }, { error: 'Your state is needed.' })
        .transform(({ state }) => toStateOnly(state)),
      billing: optionalField(addressSchema),
      ...createCommonFields(texts),
    })
    .superRefine(({ gstin, billing }, context) => {
      const message = gstin && billing && validateGstinState(gstin, billing.state);
      if (message) context.addIssue({ code: 'custom', path: ['gstin'], message });
      if (!billing && (gstin || isInvoiceNamed))
        context.addIssue({
          code: 'custom',
          path: ['billing', 'line1'],
          message: gstin
            ? 'An invoice with a GSTIN needs the address of the company.'
            : texts.noInvoiceAddress,
        });
    });

/** The forms by what a cart needs. A schema compiles its checks when it is created: much longer than a validation takes. */
export const createCheckoutSchemas = (texts: CheckoutTexts) => ({
  parcel: createCheckoutSchema(texts),
  email: createEmailCheckoutSchema(texts, { isInvoiceNamed: false }),
  namedEmail: createEmailCheckoutSchema(texts, { isInvoiceNamed: true }),
});

export type CheckoutSchemas = ReturnType<typeof createCheckoutSchemas>;

export const buyerSchemas = createCheckoutSchemas(BUYER_TEXTS);
export const checkoutSchema = buyerSchemas.parcel;

export type BuyerContact = Checkout['contact'];
export type Address = z.infer<typeof addressSchema>;
export type Checkout = z.infer<typeof checkoutSchema> & {
  /** Who gets the gift cards of the order. Absent: its buyer. */
  gift?: GiftRecipient | undefined;
};
