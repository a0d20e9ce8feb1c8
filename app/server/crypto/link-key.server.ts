import { createSignature, isValidSignature, type SigningPurpose } from './signatures.server';

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
