/** What the shop promises, sentence by sentence: on the page of a product, and in the answers to questions. */
export const shopPromises = {
  freeDelivery: 'Delivery anywhere in India is free, whatever you order.',
  noAccount: 'You need no account.',
  cancellation: 'You can cancel the order yourself until it is packed.',
} as const;
