import type { AddressPart } from '~/sections/forms/address-fields';
import type { FormField } from '~/ui/forms/text-field';

const ADDRESS: readonly AddressPart[] = ['line1', 'line2', 'pin', 'city', 'state'];

type AddressGroup = 'delivery' | 'billing';
export type CheckoutFieldName =
  | `contact.${'name' | 'email' | 'phone'}`
  | `${AddressGroup}.${AddressPart}`
  | 'gstin'
  | 'paymentMethod'
  | 'notes'
  | 'acceptTerms';

const addressOf = (group: AddressGroup) => ADDRESS.map((part) => `${group}.${part}` as const);

/** Every name that a field of the form can have, in the order of the page: paths into what `checkoutSchema` describes. */
export const CHECKOUT_FIELDS: readonly CheckoutFieldName[] = [
  'contact.name',
  'contact.email',
  'contact.phone',
  ...addressOf('delivery'),
  'gstin',
  ...addressOf('billing'),
  'paymentMethod',
  'notes',
  'acceptTerms',
];

/** Messages by the name of their field, as the schema gives them. */
export type FieldIssues = Record<string, string[] | undefined>;

/** What was typed, by the name of its field. */
export type CheckoutValues = Partial<Record<CheckoutFieldName, string>>;

export type GetCheckoutField = (name: CheckoutFieldName) => FormField;

export const CHECKOUT_FORM_ID = 'checkout';

export const checkoutFieldId = (name: string) => `${CHECKOUT_FORM_ID}-${name}`;

/**
 * The fields of the form and nothing else: names that a parser would read as commands, paths into prototypes and
 * files go no further.
 */
export function readCheckoutValues(form: FormData): CheckoutValues {
  const typed = CHECKOUT_FIELDS.map((name) => [name, form.get(name)] as const);
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string'));
}
