import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;

/** The token in the link of the private page of a message. Only its hash is stored. */
export const createLeadToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashLeadToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
