import { isSignature, type SigningPurpose, signatureOf } from './signatures.server';

/** 192 bits: not to be guessed, and short enough for a link in an e-mail. */
const KEY_BYTES = 24;

/** The key of a secret link. Made from the id of what it opens, so that the same thing gets the same key again. */
export const createLinkKey = (secret: string, purpose: SigningPurpose, id: string): string =>
  signatureOf(secret, purpose, id, KEY_BYTES);

export const isValidLinkKey = (
  secret: string,
  purpose: SigningPurpose,
  { id, key }: { id: string; key: string },
): boolean => isSignature(secret, purpose, { text: id, signature: key, bytes: KEY_BYTES });
