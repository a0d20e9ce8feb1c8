import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { RECENT_AUTH_SECONDS } from '~/domain/auth/recent-auth';
import { plainText } from '~/domain/forms/form-fields';
import { MAX_LENGTHS } from '~/domain/forms/plain-text';
import type { SignedCookies } from '../crypto/signed-cookie.server';
import type { Database } from '../db/database.server';
import { verifications } from '../db/schema/accounts.server';
import type { OrganisationUser } from './types.server';

const COOKIE = 'proved';
const PATH = '/auth';
/** Two proofs belong together when they were given one after the other. */
const PROOF_SECONDS = RECENT_AUTH_SECONDS.sensitive;

const claim = plainText({ label: 'A claim', max: MAX_LENGTHS.claim });

const proofSchema = z.object({
  userId: z.uuid(),
  account: z.object({
    issuer: claim,
    subject: claim,
    name: claim,
    email: claim.exactOptional(),
    emailVerified: z.boolean(),
  }),
});

export interface OrganisationProof {
  /** Whose account here the organisation account may be joined to. */
  userId: string;
  account: OrganisationUser;
}

interface Options {
  database: Database;
  cookies: SignedCookies;
  clock: () => Date;
}

const identifierOf = (id: string) => `organisation-proof:${id}`;

/**
 * Remembers, for a few minutes, which organisation account was proved for whom. A row, so that what happens to the
 * account meanwhile revokes it. Resolves to the cookie of the browser that proved it.
 */
export async function setVerifiedAccountCookie(
  { database, cookies, clock }: Options,
  proof: OrganisationProof,
): Promise<string> {
  const id = uuid();
  await database.db.insert(verifications).values({
    ...{ id, identifier: identifierOf(id), value: JSON.stringify(proof) },
    expiresAt: new Date(clock().getTime() + PROOF_SECONDS * 1000),
  });
  return cookies.write(COOKIE, { value: id, seconds: PROOF_SECONDS, path: PATH });
}

/** What this browser proved a moment ago; `undefined` when it did not, too long ago, or it was revoked. */
export async function readVerifiedAccount(
  { database, cookies, clock }: Options,
  request: Request,
): Promise<OrganisationProof | undefined> {
  const id = cookies.read(request, COOKIE);
  if (id === undefined) return undefined;
  const [row] = await database.rows<{ value: string }>({
    text: 'select value from verifications where identifier = $1 and expires_at > $2',
    values: [identifierOf(id), clock()],
  });
  return row && proofSchema.parse(JSON.parse(row.value));
}

/** A proof counts once. Resolves to the cookie that forgets it. */
export async function clearVerifiedAccountCookie(
  { database, cookies }: Options,
  request: Request,
): Promise<string> {
  const id = cookies.read(request, COOKIE);
  if (id !== undefined)
    await database.rows({
      text: 'delete from verifications where identifier = $1',
      values: [identifierOf(id)],
    });
  return cookies.clear(COOKIE, PATH);
}
