import { isUuid } from '../db/is-uuid.server';
import { readSignedText, signText } from './signatures.server';

/** What a link in a mail is for; a link of one kind opens no other. */
export type LinkPurpose =
  | 'sign-up'
  | 'password-reset'
  | 'email-change'
  | 'email-change-stop'
  | 'keep-profile';

/**
 * The secret part of a link: made from the id of a row, so that writing the same mail twice gives the same link. Whoever
 * reads the database cannot make it, and once the row is gone it opens nothing.
 */
export const createLinkToken = (secret: string, purpose: LinkPurpose, id: string): string =>
  signText(secret, purpose, id);

/** The address of the page that takes such a token. */
export const linkWithToken = (path: string, token: string): string => `${path}?token=${token}`;

/** The id that a link's token was made for; `undefined` when it was made by somebody else. */
export function readLinkToken(secret: string, purpose: LinkPurpose, token: string): string | undefined {
  const id = readSignedText(secret, purpose, token);
  return id !== undefined && isUuid(id) ? id : undefined;
}
