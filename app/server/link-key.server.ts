import { createHmac, timingSafeEqual } from 'node:crypto';

/** 192 bits: not to be guessed, and short enough for a link in an e-mail. */
const KEY_BYTES = 24;

function sign(secret: string, subject: string): Buffer {
  return createHmac('sha256', secret).update(subject).digest().subarray(0, KEY_BYTES);
}

/** The key of a secret link. Made from what it opens (`order:<id>`), so that the same thing gets the same key again. */
export function linkKeyOf(secret: string, subject: string): string {
  return sign(secret, subject).toString('base64url');
}

/** Takes as long for a wrong key as for the right one. */
export function isLinkKey(secret: string, subject: string, key: string): boolean {
  const given = Buffer.from(key, 'base64url');
  const right = sign(secret, subject);
  return given.length === right.length && timingSafeEqual(given, right);
}
