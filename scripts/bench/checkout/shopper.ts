/** What every buyer of these measurements fills in. */
export const shopper = {
  contact: { name: 'Meera Rao', email: 'meera@example.com', phone: '+919876543210' },
  delivery: { line1: '12 Church Street', city: 'Bengaluru', state: 'Karnataka', pin: '560001' },
  paymentMethod: 'upi' as const,
  acceptTerms: true,
};

/** The same as fields of the form. */
export const shopperFields: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(shopper.contact).map(([name, value]) => [`contact.${name}`, value])),
  ...Object.fromEntries(Object.entries(shopper.delivery).map(([name, value]) => [`delivery.${name}`, value])),
  paymentMethod: shopper.paymentMethod,
  acceptTerms: 'on',
};

export interface Goods {
  id: string;
  /** After its discount, in paise. */
  unitPrice: number;
}
