import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a signature is for. A text signed for one purpose is not valid for another. No purpose is the beginning of another
 * one and a colon, so that purpose and text cannot be divided in a second way.
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
  | 'lead-email'
  | 'newsletter-confirm'
  | 'newsletter-leave'
  | `notices-leave:${string}`;

const SHA256_BYTES = 32;

const mac = (secret: string, message: string): Buffer =>
  createHmac('sha256', secret).update(message).digest();

/** A key for one use, made from the site's secret. `use` has no colon: no signed message is ever the same text. */
export const deriveKey = (secret: string, use: string, encoding: 'hex' | 'base64url'): string =>
  mac(secret, use).toString(encoding);

/** `bytes` shortens the signature, for links that users may have to type. */
export const signatureOf = (
  secret: string,
  purpose: SigningPurpose,
  text: string,
  bytes = SHA256_BYTES,
): string => mac(secret, `${purpose}:${text}`).subarray(0, bytes).toString('base64url');

/** Whether two signatures are the same. Takes as long for a wrong one as for the right one. */
function isSame(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export const isSignature = (
  secret: string,
  purpose: SigningPurpose,
  { text, signature, bytes }: { text: string; signature: string; bytes?: number },
): boolean => isSame(signatureOf(secret, purpose, text, bytes), signature);

/** `text.signature`. */
export const signText = (secret: string, purpose: SigningPurpose, text: string): string =>
  `${text}.${signatureOf(secret, purpose, text)}`;

/** Divides at the last dot: signatures have none. */
export function splitSignedText(signed: string): { text: string; signature: string } {
  const dot = Math.max(0, signed.lastIndexOf('.'));
  return { text: signed.slice(0, dot), signature: signed.slice(dot + 1) };
}

/** The text, when it was signed here for this purpose. */
export function readSignedText(secret: string, purpose: SigningPurpose, signed: string): string | undefined {
  const { text, signature } = splitSignedText(signed);
  return isSignature(secret, purpose, { text, signature }) ? text : undefined;
}

/** As better-auth signs the value of a cookie: without a purpose. Such a signature never leaves the server. */
export const signForAuth = (secret: string, text: string): string => mac(secret, text).toString('base64');

export const isAuthSignature = (
  secret: string,
  { text, signature }: { text: string; signature: string },
): boolean => isSame(signForAuth(secret, text), signature);
