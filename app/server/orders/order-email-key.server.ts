import { isLinkKey, linkKeyOf } from '../link-key.server';

const subject = (orderId: string) => `order-email:${orderId}`;

/** Stands in the mail to the buyer and nowhere else: whoever has it reads that mailbox. */
export const orderEmailKey = (secret: string, orderId: string): string => linkKeyOf(secret, subject(orderId));

export const isOrderEmailKey = (secret: string, orderId: string, key: string): boolean =>
  isLinkKey(secret, subject(orderId), key);
