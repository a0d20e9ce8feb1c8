import { and, eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../db/database.server';
import { idpRecords } from '../db/schema/idp-records.server';

export const SIGNING_ALGORITHM = 'ES256';

const model = 'SigningKey';
const id = 'first';

async function storedKey({ db }: Database): Promise<JWK | undefined> {
  const [row] = await db
    .select({ payload: idpRecords.payload })
    .from(idpRecords)
    .where(and(eq(idpRecords.model, model), eq(idpRecords.id, id)));
  return row?.payload as JWK | undefined;
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, kid: `sample-${key.x?.slice(0, 8)}`, alg: SIGNING_ALGORITHM, use: 'sig' };
}

/** The private key that the provider signs with: made once. Of processes that make it at the same time, one wins. */
export async function loadSigningKey(database: Database): Promise<JWK> {
  const known = await storedKey(database);
  if (known) return known;
  const made = await newKey();
  await database.db
    .insert(idpRecords)
    .values({ model, id, payload: { ...made } })
    .onConflictDoNothing();
  return (await storedKey(database)) ?? made;
}

/** What everybody may know of a key. */
export function toPublicKey({ d: _secret, ...key }: JWK): JWK {
  return key;
}
