import { createLinkKey, isValidLinkKey } from '../crypto/link-key.server';

/** The key of an order's secret link. */
export const createAccessKey = (secret: string, orderId: string): string =>
  createLinkKey(secret, 'order', orderId);

export const isValidAccessKey = (secret: string, orderId: string, key: string): boolean =>
  isValidLinkKey(secret, 'order', { id: orderId, key });
