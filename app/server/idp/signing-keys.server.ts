import { and, eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import type { QueryBuilder } from '../db/database.server';
import { idpRecords } from '../db/schema/idp-records.server';

export const SIGNING_ALGORITHM = 'ES256';

const MODEL = 'SigningKey';
const ID = 'first';

interface Deps {
  db: QueryBuilder;
}

async function readKey({ db }: Deps): Promise<JWK | undefined> {
  const [row] = await db
    .select({ payload: idpRecords.payload })
    .from(idpRecords)
    .where(and(eq(idpRecords.model, MODEL), eq(idpRecords.id, ID)));
  return row?.payload as JWK | undefined;
}

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, kid: `sample-${key.x?.slice(0, 8)}`, alg: SIGNING_ALGORITHM, use: 'sig' };
}

/** The private key that signs tokens. It is created once; all web processes use the first one that was stored. */
export async function loadSigningKey(deps: Deps): Promise<JWK> {
  const stored = await readKey(deps);
  if (stored) return stored;
  const created = await createKey();
  await deps.db
    .insert(idpRecords)
    .values({ model: MODEL, id: ID, payload: { ...created } })
    .onConflictDoNothing();
  return (await readKey(deps)) ?? created;
}

/** The public part of a key. */
export function toPublicKey({ d: _secret, ...key }: JWK): JWK {
  return key;
}

/** The public keys that verify tokens of the provider. */
export const readPublicKeys = async (deps: Deps): Promise<JSONWebKeySet> => ({
  keys: [toPublicKey(await loadSigningKey(deps))],
});
