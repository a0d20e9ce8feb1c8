import { and, asc, eq } from 'drizzle-orm';
import type { QueryBuilder } from '../../../db/database.server';
import { passkeys } from '../../../db/schema/accounts.server';
import type { Passkey } from '../../credentials/types.server';

export async function readPasskeys(db: QueryBuilder, userId: string): Promise<Passkey[]> {
  const { id, name, deviceType, createdAt } = passkeys;
  const rows = await db
    .select({ id, name, deviceType, createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name || 'Passkey',
    synced: row.deviceType === 'multiDevice',
    // better-auth writes the time of every passkey, but its column allows none.
    createdAt: row.createdAt ?? new Date(0),
  }));
}

/** False for a passkey that the user does not have. */
export async function setPasskeyName(
  db: QueryBuilder,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<boolean> {
  const changed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return changed.length > 0;
}

export async function deletePasskey(db: QueryBuilder, id: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.id, id));
}
