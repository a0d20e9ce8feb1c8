/** What the shop promises about time, as it stands on every order's page. */
export const shopTerms = {
  packing: 'within two working days of your payment',
  courier: 'three to six days',
  faults: 'within 15 days',
  sendBack: 'within 15 days of delivery',
  moneyBack: 'within seven working days',
} as const;
