import type { AddressPart } from '~/sections/forms/address-fields';
import type { FormField } from '~/ui/forms/text-field';

const ADDRESS_PARTS: readonly AddressPart[] = ['line1', 'line2', 'pin', 'city', 'state'];

const GIFT_PARTS = ['name', 'email', 'message', 'sendOn'] as const;
type GiftPart = (typeof GIFT_PARTS)[number];

type AddressGroup = 'delivery' | 'billing';
export type CheckoutFieldName =
  | `contact.${'name' | 'email' | 'phone' | 'company'}`
  | `${AddressGroup}.${AddressPart}`
  | 'saveAddress'
  | `gift.${GiftPart}`
  | 'gstin'
  | 'paymentMethod'
  | 'notes'
  | 'discountCode'
  | 'acceptTerms';

const listAddressFields = (group: AddressGroup) => ADDRESS_PARTS.map((part) => `${group}.${part}` as const);

/** Field names in the order of the page. They are paths into `checkoutSchema`. */
export const CHECKOUT_FIELDS: readonly CheckoutFieldName[] = [
  'contact.name',
  'contact.email',
  'contact.phone',
  ...listAddressFields('delivery'),
  'saveAddress',
  ...GIFT_PARTS.map((part) => `gift.${part}` as const),
  'contact.company',
  'gstin',
  ...listAddressFields('billing'),
  'paymentMethod',
  'notes',
  'discountCode',
  'acceptTerms',
];

/** Messages of the schema by field name. */
export type FieldIssues = Record<string, string[] | undefined>;

/** Typed values by field name. */
export type CheckoutValues = Partial<Record<CheckoutFieldName, string>>;

export type GetCheckoutField = (name: CheckoutFieldName) => FormField;

export const CHECKOUT_FORM_ID = 'checkout';

export const getCheckoutFieldId = (name: string) => `${CHECKOUT_FORM_ID}-${name}`;

/**
 * Reads the known text fields only: files, names that the parser treats as commands, and paths into prototypes are
 * ignored.
 */
export function readCheckoutValues(form: FormData): CheckoutValues {
  const entries = CHECKOUT_FIELDS.map((name) => [name, form.get(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}
