import { asc, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { type ApiKey, type ApiKeyInput, getApiKeyState, MAX_API_KEYS } from '~/domain/api/api-key';
import { hasPermission, requirePermission } from '~/domain/auth/permissions';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { DAY_MS } from '~/domain/time/durations';
import { recordChange } from '../audit/record-change.server';
import { bindDeps } from '../bind-deps.server';
import type { Database, ServiceDeps } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { apiKeys } from '../db/schema/api-keys.server';
import { generateApiKey, getApiKeyPrefix, hashApiKey } from './api-key-format.server';

export type CreateApiKeyResult =
  /** `key` is shown once: only its hash is stored. */
  | { kind: 'created'; id: string; key: string }
  /** There are as many keys as a site can have. */
  | { kind: 'full' }
  /** Another key has the name. So a form that is sent twice adds one key. */
  | { kind: 'taken' }
  /** The last sign-in was too long ago. */
  | { kind: 'stale' };

type KeyRow = typeof apiKeys.$inferSelect;
export type ListedApiKey = ApiKey & {
  /** The name of the admin who added it. Absent after the deletion of their account. */
  createdBy?: string;
};

const toKey = (row: KeyRow, now: Date): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  createdAt: row.createdAt,
  state: getApiKeyState(row.expiresAt, now),
  ...(row.expiresAt && { expiresAt: row.expiresAt }),
  ...(row.lastUsedOn !== null && { lastUsedOn: row.lastUsedOn }),
});

const toEntry = ({ user }: SignedIn, at: Date, { id, name }: Pick<KeyRow, 'id' | 'name'>) =>
  ({ userId: user.id, area: 'api-keys', subjectId: id, subject: name, at }) as const;

/** All keys, by name. Throws NotAllowedError. */
async function listKeys({ db, clock }: ServiceDeps, { user }: SignedIn): Promise<ListedApiKey[]> {
  requirePermission(user, 'api-keys.manage');
  const now = clock();
  const rows = await db
    .select({ key: apiKeys, createdBy: users.name })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.createdBy))
    .orderBy(asc(apiKeys.name));
  return rows.map(({ key, createdBy }) => ({ ...toKey(key, now), ...(createdBy !== null && { createdBy }) }));
}

/** The keys that have expired or soon will: staff replace or delete them. 0 for a user who may not see them. */
async function countExpiring({ db, clock }: ServiceDeps, { user }: SignedIn): Promise<number> {
  if (!hasPermission(user, 'api-keys.manage')) return 0;
  const rows = await db.select({ expiresAt: apiKeys.expiresAt }).from(apiKeys);
  const now = clock();
  return rows.filter(({ expiresAt }) => getApiKeyState(expiresAt, now) !== 'valid').length;
}

/** R-API-1: the form has passed apiKeyFormSchema. Throws NotAllowedError. */
async function createKey(
  { db, clock }: ServiceDeps,
  actor: SignedIn,
  { name, scopes, lifetimeDays }: ApiKeyInput,
): Promise<CreateApiKeyResult> {
  requirePermission(actor.user, 'api-keys.manage');
  const at = clock();
  if (!isRecentlyAuthenticated(actor.session.authenticatedAt, at, 'sensitive')) return { kind: 'stale' };
  return db.transaction(async (transaction): Promise<CreateApiKeyResult> => {
    await transaction.execute(sql`lock table ${apiKeys} in share row exclusive mode`);
    const names = await transaction.select({ name: apiKeys.name }).from(apiKeys);
    if (names.some((other) => other.name.toLowerCase() === name.toLowerCase())) return { kind: 'taken' };
    if (names.length >= MAX_API_KEYS) return { kind: 'full' };
    const key = generateApiKey();
    const row = {
      id: uuid(),
      name,
      prefix: getApiKeyPrefix(key),
      hash: hashApiKey(key),
      scopes: [...new Set(scopes)],
      createdBy: actor.user.id,
      createdAt: at,
      expiresAt: lifetimeDays === undefined ? null : new Date(at.getTime() + lifetimeDays * DAY_MS),
    };
    await transaction.insert(apiKeys).values(row);
    await recordChange(transaction, {
      ...toEntry(actor, at, row),
      action: 'api-key-created',
      after: { name, scopes: row.scopes.join(', '), expiresAt: row.expiresAt?.toISOString() ?? null },
    });
    return { kind: 'created', id: row.id, key };
  });
}

/** The key is refused from now on. Resolves to false for one that is no longer there. Throws NotAllowedError. */
async function deleteKey({ db, clock }: ServiceDeps, actor: SignedIn, id: string): Promise<boolean> {
  requirePermission(actor.user, 'api-keys.manage');
  if (!isUuid(id)) return false;
  return db.transaction(async (transaction) => {
    const [row] = await transaction.delete(apiKeys).where(eq(apiKeys.id, id)).returning();
    if (!row) return false;
    await recordChange(transaction, {
      ...toEntry(actor, clock(), row),
      action: 'api-key-deleted',
      before: { name: row.name, scopes: row.scopes.join(', ') },
    });
    return true;
  });
}

/** API keys, for staff with the permission `api-keys.manage`. */
export const createApiKeyManagement = ({ db }: Database, options: Omit<ServiceDeps, 'db'>) =>
  bindDeps({ db, ...options }, { listKeys, countExpiring, createKey, deleteKey });

export type ApiKeyManagement = ReturnType<typeof createApiKeyManagement>;
