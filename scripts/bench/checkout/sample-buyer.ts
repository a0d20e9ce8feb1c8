/** The checkout of every buyer. */
export const sampleBuyer = {
  contact: { name: 'Meera Rao', email: 'meera@example.com', phone: '+919876543210' },
  delivery: { line1: '12 Church Street', city: 'Bengaluru', state: 'Karnataka', pin: '560001' },
  paymentMethod: 'upi' as const,
  acceptTerms: true,
};

/** The values of `sampleBuyer` as form fields. */
export const sampleBuyerFields: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(sampleBuyer.contact).map(([name, value]) => [`contact.${name}`, value]),
  ),
  ...Object.fromEntries(
    Object.entries(sampleBuyer.delivery).map(([name, value]) => [`delivery.${name}`, value]),
  ),
  paymentMethod: sampleBuyer.paymentMethod,
  acceptTerms: 'on',
};

export interface ProductForSale {
  id: string;
  /** After its discount, in paise. */
  unitPrice: number;
}
