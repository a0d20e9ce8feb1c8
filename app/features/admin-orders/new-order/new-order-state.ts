import { formatIndianPhone } from '~/domain/india/phone';
import type { Address } from '~/domain/orders/checkout-schema';
import type { Buyer } from '~/domain/orders/customer';
import type { ToolFieldState } from '~/sections/admin/tool-field';
import type { AddressPart } from '~/sections/forms/address-fields';

const ADDRESS_PARTS: readonly AddressPart[] = ['line1', 'line2', 'city', 'pin', 'state'];

/** The fields of the form in the order of the page. Except `channel` they are paths into the schema of the checkout. */
export const FORM_FIELDS = [
  'channel',
  'contact.name',
  'contact.email',
  'contact.phone',
  ...ADDRESS_PARTS.map((part) => `delivery.${part}` as const),
  'contact.company',
  'gstin',
  ...ADDRESS_PARTS.map((part) => `billing.${part}` as const),
  'paymentMethod',
  'discountCode',
  'notes',
  'acceptTerms',
] as const;

/** Id of the form. The fields of the lines and of the search are outside it and name it. */
export const NEW_ORDER_FORM = 'new-order';

/**
 * The name of a value that the page does not show, such as the address while only tickets are in the order. It is shown again when it is
 * needed, and is no part of an order.
 */
export const getUnshownField = (name: string): string => `unshown.${name}`;

export type GetField = (name: (typeof FORM_FIELDS)[number]) => ToolFieldState;

export type FormValues = Readonly<Partial<Record<string, string>>>;

/** What the form shows. */
export interface NewOrderState {
  values: FormValues;
  /** Messages by the name of a field. */
  issues: Readonly<Partial<Record<string, readonly string[]>>>;
  /** The idempotency key. */
  key: string;
  /** Why no order was placed, when it is not because of one field. */
  alert?: NewOrderAlert | undefined;
}

export interface NewOrderAlert {
  title: string;
  texts: readonly string[];
  /** The number of the order that the form has placed before. */
  number?: string;
}

const toAddressValues = (group: 'delivery' | 'billing', address: Address | undefined): FormValues =>
  address ? Object.fromEntries(ADDRESS_PARTS.map((part) => [`${group}.${part}`, address[part] ?? ''])) : {};

/** R-ORDER-18: what is filled in for a customer. */
export function toBuyerValues(buyer: Buyer | null | undefined): FormValues {
  if (!buyer) return { paymentMethod: 'upi' };
  const { name, email, phone, company, delivery, billing, gstin } = buyer;
  return {
    'contact.name': name,
    'contact.email': email,
    'contact.phone': phone && formatIndianPhone(phone),
    ...toAddressValues('delivery', delivery),
    ...toAddressValues('billing', billing),
    ...(company && { 'contact.company': company }),
    ...(gstin && { gstin }),
    paymentMethod: 'upi',
  };
}
