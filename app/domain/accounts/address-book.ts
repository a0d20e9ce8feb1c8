import { z } from 'zod';
import { indianPhoneField, optionalField, textField } from '../forms/form-fields';
import { validateGstinState } from '../india/gstin';
import { CHECKOUT_LIMITS } from '../orders/checkout-limits';
import { type Address, addressSchema, gstinSchema } from '../orders/checkout-schema';

/** `delivery`: where parcels go. `billing`: whom invoices name. */
export const ADDRESS_KINDS = ['delivery', 'billing'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

export const MAX_ADDRESSES_PER_KIND = 20;

/** Maximum lengths in characters. */
export const ADDRESS_BOOK_LIMITS = { label: 40, name: CHECKOUT_LIMITS.name, company: 120 } as const;

/** Browsers do not send an unticked checkbox. */
const checkbox = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 'on');

/** A field that only the other kind has. A sent value is ignored. */
const ignoredField = z
  .unknown()
  .optional()
  .transform(() => undefined);

const label = textField({ label: 'Label', max: ADDRESS_BOOK_LIMITS.label });

const deliverySchema = z.object({
  label,
  name: textField({ label: 'Recipient', max: ADDRESS_BOOK_LIMITS.name }),
  phone: indianPhoneField(),
  gstin: ignoredField,
  address: addressSchema,
  isDefault: checkbox,
});

const billingSchema = z
  .object({
    label,
    name: textField({ label: 'The name on the invoice', max: ADDRESS_BOOK_LIMITS.company }),
    phone: ignoredField,
    gstin: optionalField(gstinSchema),
    address: addressSchema,
    isDefault: checkbox,
  })
  .superRefine(({ gstin, address }, context) => {
    const message = gstin && validateGstinState(gstin, address.state);
    if (message) context.addIssue({ code: 'custom', path: ['gstin'], message });
  });

/** The forms of the address book, by kind. The address itself follows the rules of the checkout. */
export const addressEntrySchemas = { delivery: deliverySchema, billing: billingSchema } as const;

export interface AddressEntry {
  /** The user's own name for the entry, such as "Home". */
  label: string;
  /** The recipient of a parcel or of an invoice. */
  name: string;
  phone?: string | undefined;
  gstin?: string | undefined;
  address: Address;
  /** The checkout is prefilled with it. At most one of each kind. */
  isDefault: boolean;
}

export interface SavedAddress extends AddressEntry {
  /** A UUID. */
  id: string;
  kind: AddressKind;
}
