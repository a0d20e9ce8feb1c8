/** The shop's promises, for product pages and answers to questions. */
export const shopPromises = {
  freeDelivery: 'Delivery anywhere in India is free, whatever you order.',
  noAccount: 'You need no account.',
  cancellation: 'You can cancel the order yourself until it is packed.',
} as const;
