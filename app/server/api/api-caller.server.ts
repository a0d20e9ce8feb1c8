import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { ApiScope } from '~/domain/api/api-key';
import { toIndianDay } from '~/domain/time/wall-clock';
import type { ServiceDeps } from '../db/database.server';
import { apiKeys } from '../db/schema/api-keys.server';
import { hashApiKey } from './api-key-format.server';

/** A program with a valid key. */
export interface ApiCaller {
  keyId: string;
  scopes: readonly ApiScope[];
}

/** The key lacks a scope. */
export class MissingScopeError extends Error {
  override readonly name = 'MissingScopeError';
  readonly scope: ApiScope;
  constructor(scope: ApiScope) {
    super(`This needs a key with the scope ${scope}.`);
    this.scope = scope;
  }
}

export const hasScope = ({ scopes }: ApiCaller, scope: ApiScope): boolean => scopes.includes(scope);

/** The first call in every function of the API. Throws MissingScopeError. */
export function requireScope(caller: ApiCaller, scope: ApiScope): void {
  if (!hasScope(caller, scope)) throw new MissingScopeError(scope);
}

/** R-API-2: who uses the key. `undefined` for an unknown, deleted or expired one. */
export async function findCaller({ db, clock }: ServiceDeps, key: string): Promise<ApiCaller | undefined> {
  const now = clock();
  const { id, scopes, hash, expiresAt, lastUsedOn } = apiKeys;
  const [row] = await db
    .select({ id, scopes, lastUsedOn })
    .from(apiKeys)
    .where(and(eq(hash, hashApiKey(key)), or(isNull(expiresAt), gt(expiresAt, now))));
  if (!row) return undefined;
  const today = toIndianDay(now);
  if (row.lastUsedOn !== today)
    await db
      .update(apiKeys)
      .set({ lastUsedOn: today })
      .where(and(eq(id, row.id), or(isNull(lastUsedOn), ne(lastUsedOn, today))));
  return { keyId: row.id, scopes: row.scopes };
}

/** What is stored of all keys. There are few (R-API-1). */
export async function listKeyHashes({ db }: Pick<ServiceDeps, 'db'>): Promise<string[]> {
  const rows = await db.select({ hash: apiKeys.hash }).from(apiKeys);
  return rows.map(({ hash }) => hash);
}
