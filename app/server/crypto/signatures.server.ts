import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { encodeIssuedCode, ISSUED_CODE_BYTES } from '~/domain/text/issued-code';

/**
 * The purpose of a signature. A text that is signed for one purpose is not valid for another. No purpose begins with
 * another purpose and a colon, so that purpose and text cannot be split in two ways.
 */
export type SigningPurpose =
  | `cookie:${string}`
  | 'sign-up'
  | 'password-reset'
  | 'email-change'
  | 'email-change-stop'
  | 'keep-profile'
  | `sign-in-nonce:${string}`
  | 'order'
  | 'order-email'
  | 'discount-person'
  | 'gift-card'
  | 'ticket'
  | 'review-photo'
  | 'quote'
  | 'lead-email'
  | 'lead-answer'
  | 'call-booking'
  | 'newsletter-confirm'
  | 'newsletter-leave'
  | 'stock-alert-confirm'
  | 'stock-alert-leave'
  | `notices-leave:${string}`
  | 'site-id';

const SHA256_BYTES = 32;

const createMac = (secret: string, message: string): Buffer =>
  createHmac('sha256', secret).update(message).digest();

/** A key for one use, derived from the secret of the site. `use` has no colon, so it differs from every signed text. */
export const deriveKey = (secret: string, use: string, encoding: 'hex' | 'base64' | 'base64url'): string =>
  createMac(secret, use).toString(encoding);

/** `bytes` shortens the signature, for links that users may have to type. */
export const createSignature = (
  secret: string,
  purpose: SigningPurpose,
  text: string,
  bytes = SHA256_BYTES,
): string => createMac(secret, `${purpose}:${text}`).subarray(0, bytes).toString('base64url');

/** Compares in constant time. */
export function isSameSecret(expected: string, received: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(received);
  return a.length === b.length && timingSafeEqual(a, b);
}

export const isValidSignature = (
  secret: string,
  purpose: SigningPurpose,
  { text, signature, bytes }: { text: string; signature: string; bytes?: number },
): boolean => isSameSecret(createSignature(secret, purpose, text, bytes), signature);

/** `text.signature`. */
export const signText = (secret: string, purpose: SigningPurpose, text: string): string =>
  `${text}.${createSignature(secret, purpose, text)}`;

/** Splits at the last dot: signatures contain none. */
export function splitSignedText(signed: string): { text: string; signature: string } {
  const dot = Math.max(0, signed.lastIndexOf('.'));
  return { text: signed.slice(0, dot), signature: signed.slice(dot + 1) };
}

/** The text. `undefined` when the signature is not valid for this purpose. */
export function readSignedText(secret: string, purpose: SigningPurpose, signed: string): string | undefined {
  const { text, signature } = splitSignedText(signed);
  return isValidSignature(secret, purpose, { text, signature }) ? text : undefined;
}

/** A signature for another program that knows the key. The key is derived for it alone. */
export const signForProgram = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64');

/** Whether another service signed these bytes with the secret that it shares with the site. `signature` is hexadecimal. */
export function isServiceSignature(
  secret: string,
  { bytes, signature }: { bytes: Buffer; signature: string },
): boolean {
  const expected = createHmac('sha256', secret).update(bytes).digest('hex');
  return isSameSecret(expected, signature);
}

/** The signature of better-auth for the value of a cookie. It has no purpose and is never sent to browsers. */
export const signForAuth = (secret: string, text: string): string =>
  createMac(secret, text).toString('base64');

export const isAuthSignature = (
  secret: string,
  { text, signature }: { text: string; signature: string },
): boolean => isSameSecret(signForAuth(secret, text), signature);

/** 192 bits: cannot be guessed, and short enough for a link in an email. */
const KEY_BYTES = 24;

/** The key of a secret link. It is made from the id of the row, so that the same row always gets the same key. */
export const createLinkKey = (secret: string, purpose: SigningPurpose, id: string): string =>
  createSignature(secret, purpose, id, KEY_BYTES);

export const isValidLinkKey = (
  secret: string,
  purpose: SigningPurpose,
  { id, key }: { id: string; key: string },
): boolean => isValidSignature(secret, purpose, { text: id, signature: key, bytes: KEY_BYTES });

/**
 * The code of a gift card or ticket. It is made from the id of the row with the secret of the site: a reader of the database
 * cannot create it, and the pages and emails of the order can show it again.
 */
export const createIssuedCode = (secret: string, purpose: 'gift-card' | 'ticket', id: string): string =>
  encodeIssuedCode(Buffer.from(createSignature(secret, purpose, id, ISSUED_CODE_BYTES), 'base64url'));

/** What is stored of a code. It does not depend on the secret: a code that was given out stays valid under a new one. */
export const hashIssuedCode = (code: string): string => createHash('sha256').update(code).digest('base64url');
