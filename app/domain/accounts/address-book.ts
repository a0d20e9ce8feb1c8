import { z } from 'zod';
import { optionalField, textField } from '../forms/form-fields';
import { validateGstinState } from '../india/gstin';
import { CHECKOUT_LIMITS } from '../orders/checkout-limits';
import { type Address, addressSchema, buyerContactSchema, gstinSchema } from '../orders/checkout-schema';

/** Where parcels go, and whom invoices name. */
export const ADDRESS_KINDS = ['delivery', 'billing'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** So many of each kind. */
export const MAX_ADDRESSES_PER_KIND = 20;

export const ADDRESS_BOOK_LIMITS = { label: 40, name: CHECKOUT_LIMITS.name, company: 120 } as const;

/** An unticked box is not sent at all. */
const box = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 'on');

/** What the other kind has; whatever is sent of it is left aside. */
const absent = z
  .unknown()
  .optional()
  .transform(() => undefined);

const label = textField({ label: 'A short name for it', max: ADDRESS_BOOK_LIMITS.label });

const deliverySchema = z.object({
  label,
  name: textField({ label: 'Who takes the parcel', max: ADDRESS_BOOK_LIMITS.name }),
  phone: buyerContactSchema.shape.phone,
  gstin: absent,
  address: addressSchema,
  isDefault: box,
});

const billingSchema = z
  .object({
    label,
    name: textField({ label: 'The name on the invoice', max: ADDRESS_BOOK_LIMITS.company }),
    phone: absent,
    gstin: optionalField(gstinSchema),
    address: addressSchema,
    isDefault: box,
  })
  .superRefine(({ gstin, address }, context) => {
    const message = gstin && validateGstinState(gstin, address.state);
    if (message) context.addIssue({ code: 'custom', path: ['gstin'], message });
  });

/** An address of the address book by its kind. The address itself keeps to the rules of the checkout. */
export const addressEntrySchemas = { delivery: deliverySchema, billing: billingSchema } as const;

export interface AddressEntry {
  /** What its owner calls it. */
  label: string;
  /** The person a parcel is for, or whom an invoice is made out to. */
  name: string;
  phone?: string | undefined;
  gstin?: string | undefined;
  address: Address;
  /** Filled into the checkout unless somebody says otherwise. At most one of each kind. */
  isDefault: boolean;
}

export interface SavedAddress extends AddressEntry {
  /** A UUID. */
  id: string;
  kind: AddressKind;
}
