import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `signature` is the hexadecimal HMAC-SHA256 of the raw body. The comparison takes the same time for any signature. */
export function isSignedByRazorpay(body: Buffer, signature: string | null, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const received = Buffer.from(signature ?? '', 'hex');
  return received.length === expected.length && timingSafeEqual(received, expected);
}
