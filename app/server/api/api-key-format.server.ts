import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: cannot be guessed, so a plain hash is enough. */
const KEY_BYTES = 32;
/** A program that searches texts for leaked secrets recognises keys by it. */
const TYPE_PREFIX = 'shop_';
const KEY = /^shop_[\w-]{43}$/;
const PREFIX_LENGTH = TYPE_PREFIX.length + 4;

export const generateApiKey = (): string => TYPE_PREFIX + randomBytes(KEY_BYTES).toString('base64url');

/** By which an admin recognises a key. */
export const getApiKeyPrefix = (key: string): string => key.slice(0, PREFIX_LENGTH);

/** What is stored of a key. */
export const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The key in an Authorization header. `undefined` for every other text. */
export function readApiKey(header: string | undefined): string | undefined {
  const [, key = ''] = /^Bearer +(\S+) *$/i.exec(header ?? '') ?? [];
  return KEY.test(key) ? key : undefined;
}
