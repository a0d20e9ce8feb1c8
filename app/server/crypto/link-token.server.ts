import { isUuid } from '~/domain/text/uuid';
import { readSignedText, signText } from './signatures.server';

/** The purpose of a link in an email. A token of one purpose is not valid for another. */
export type LinkPurpose =
  | 'sign-up'
  | 'password-reset'
  | 'email-change'
  | 'email-change-stop'
  | 'keep-profile';

/**
 * The token of a link. It is made from the id of a row, so that an email that is rendered again has the same link. A reader of
 * the database cannot create it, and without its row it is not valid.
 */
export const createLinkToken = (secret: string, purpose: LinkPurpose, id: string): string =>
  signText(secret, purpose, id);

/** The path with its token. */
export const linkWithToken = (path: string, token: string): string => `${path}?token=${token}`;

/** The id in a token. `undefined` when the signature is not valid. */
export function readLinkToken(secret: string, purpose: LinkPurpose, token: string): string | undefined {
  const id = readSignedText(secret, purpose, token);
  return id !== undefined && isUuid(id) ? id : undefined;
}
