import { createHmac, timingSafeEqual } from 'node:crypto';

/** 192 bits: not to be guessed, and short enough for a link in an e-mail. */
const KEY_BYTES = 24;

function sign(secret: string, orderId: string): Buffer {
  return createHmac('sha256', secret).update(`order:${orderId}`).digest().subarray(0, KEY_BYTES);
}

/** The key of an order's secret link. Made from the order's id, so that the same submission gets the same key again. */
export function accessKeyOf(secret: string, orderId: string): string {
  return sign(secret, orderId).toString('base64url');
}

/** Takes as long for a wrong key as for the right one. */
export function isAccessKey(secret: string, orderId: string, key: string): boolean {
  const given = Buffer.from(key, 'base64url');
  const right = sign(secret, orderId);
  return given.length === right.length && timingSafeEqual(given, right);
}
