import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { RECENT_AUTH_SECONDS } from '~/domain/auth/recent-auth';
import { plainText } from '~/domain/forms/form-fields';
import { MAX_LENGTHS } from '~/domain/forms/plain-text';
import {
  deleteVerification,
  insertVerification,
  readVerification,
} from '../accounts/better-auth/tables/verifications.server';
import type { SignedCookies } from '../crypto/signed-cookie.server';
import type { ServiceDeps } from '../db/database.server';
import type { OrganisationUser } from './types.server';

const COOKIE = 'proved';
const PATH = '/auth';
/** As long as the authentication of the account that it is linked to counts as recent. */
const VERIFIED_ACCOUNT_SECONDS = RECENT_AUTH_SECONDS.sensitive;

const claim = plainText({ label: 'A claim', max: MAX_LENGTHS.claim });

const schema = z.object({
  userId: z.uuid(),
  account: z.object({
    issuer: claim,
    subject: claim,
    name: claim,
    email: claim.exactOptional(),
    emailVerified: z.boolean(),
  }),
});

export interface VerifiedAccount {
  /** The user that the organisation account may be linked to. */
  userId: string;
  account: OrganisationUser;
}

interface Deps extends ServiceDeps {
  cookies: SignedCookies;
}

const getIdentifier = (id: string) => `organisation-proof:${id}`;

/**
 * Stores a verified organisation account for a few minutes. It is a row, not a cookie alone, so that a security event of
 * the user revokes it. Resolves to the cookie of the browser.
 */
export async function setVerifiedAccountCookie(
  { db, cookies, clock }: Deps,
  verified: VerifiedAccount,
): Promise<string> {
  const id = uuid();
  await insertVerification(db, {
    id,
    identifier: getIdentifier(id),
    value: JSON.stringify(verified),
    expiresAt: new Date(clock().getTime() + VERIFIED_ACCOUNT_SECONDS * 1000),
  });
  return cookies.write(COOKIE, { value: id, seconds: VERIFIED_ACCOUNT_SECONDS, path: PATH });
}

/** `undefined` when this browser has none, and when it has expired or was revoked. */
export async function readVerifiedAccountCookie(
  { db, cookies, clock }: Deps,
  request: Request,
): Promise<VerifiedAccount | undefined> {
  const id = cookies.read(request, COOKIE);
  if (id === undefined) return undefined;
  const value = await readVerification(db, getIdentifier(id), clock());
  return value === undefined ? undefined : schema.parse(JSON.parse(value));
}

/** Deletes the row, so that it is used once. Resolves to the cookie that deletes the cookie. */
export async function clearVerifiedAccountCookie(
  { db, cookies }: Pick<Deps, 'db' | 'cookies'>,
  request: Request,
): Promise<string> {
  const id = cookies.read(request, COOKIE);
  if (id !== undefined) await deleteVerification(db, getIdentifier(id));
  return cookies.clear(COOKIE, PATH);
}
