import { createHash } from 'node:crypto';
import { encodeIssuedCode, ISSUED_CODE_BYTES } from '~/domain/text/issued-code';
import { createSignature } from './signatures.server';

/**
 * The code of a gift card or ticket. It is made from the id of the row with the secret of the site: a reader of the database
 * cannot create it, and the pages and emails of the order can show it again.
 */
export const createIssuedCode = (secret: string, purpose: 'gift-card' | 'ticket', id: string): string =>
  encodeIssuedCode(Buffer.from(createSignature(secret, purpose, id, ISSUED_CODE_BYTES), 'base64url'));

/** What is stored of a code. It does not depend on the secret: a code that was given out stays valid under a new one. */
export const hashIssuedCode = (code: string): string => createHash('sha256').update(code).digest('base64url');
