import { createLinkKey, isValidLinkKey } from '../crypto/signatures.server';

interface Signer {
  secret: string;
}

/** The key of the secret link of an order. */
export const createAccessKey = ({ secret }: Signer, orderId: string): string =>
  createLinkKey(secret, 'order', orderId);

export const isValidAccessKey = ({ secret }: Signer, orderId: string, key: string): boolean =>
  isValidLinkKey(secret, 'order', { id: orderId, key });

/** The key that confirms the buyer's email. It is in the email to the buyer only, so it proves access to that inbox. */
export const createOrderEmailKey = ({ secret }: Signer, orderId: string): string =>
  createLinkKey(secret, 'order-email', orderId);

export const isValidOrderEmailKey = ({ secret }: Signer, orderId: string, key: string): boolean =>
  isValidLinkKey(secret, 'order-email', { id: orderId, key });
