/** The shop's deadlines, as every order page shows them. */
export const shopDeadlines = {
  packing: 'within two working days of your payment',
  delivery: 'three to six days',
  defectReport: 'within 15 days',
  productReturn: 'within 15 days of delivery',
  refund: 'within seven working days',
} as const;
