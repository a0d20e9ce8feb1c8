/** Maximum lengths in characters, for `maxlength` in forms. */
export const CHECKOUT_LIMITS = {
  name: 100,
  email: 254,
  phone: 30,
  addressLine: 120,
  city: 80,
  discountCode: 40,
  notes: 500,
} as const;
