import { isLinkKey, linkKeyOf } from '../link-key.server';

/** The key of an order's secret link. */
export const accessKeyOf = (secret: string, orderId: string): string => linkKeyOf(secret, 'order', orderId);

export const isAccessKey = (secret: string, orderId: string, key: string): boolean =>
  isLinkKey(secret, 'order', { id: orderId, key });
