import { createLinkKey, isValidLinkKey } from '../crypto/link-key.server';

/** Stands in the mail to the buyer and nowhere else: whoever has it reads that mailbox. */
export const orderEmailKey = (secret: string, orderId: string): string =>
  createLinkKey(secret, 'order-email', orderId);

export const isOrderEmailKey = (secret: string, orderId: string, key: string): boolean =>
  isValidLinkKey(secret, 'order-email', { id: orderId, key });
