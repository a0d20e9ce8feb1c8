const PREFIX = 'newsletter-edition:';

/** The key of the email of a delivery. */
export const toDeliveryKey = (deliveryId: string): string => `${PREFIX}${deliveryId}`;

/** `undefined` for the key of another email. */
export const readDeliveryKey = (key: string): string | undefined =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
