import { symmetricDecrypt } from 'better-auth/crypto';
import { desc } from 'drizzle-orm';
import type { QueryBuilder } from '../../../db/database.server';
import { twoFactors } from '../../../db/schema/accounts.server';
import { deriveAccountsSecret } from '../auth.server';

/** Whether the newest second factor can be read with this secret of the site. `undefined` when there is none. */
export async function canReadNewestFactor(db: QueryBuilder, secret: string): Promise<boolean | undefined> {
  const [row] = await db
    .select({ sealed: twoFactors.secret })
    .from(twoFactors)
    .orderBy(desc(twoFactors.id))
    .limit(1);
  if (!row) return undefined;
  return symmetricDecrypt({ key: deriveAccountsSecret(secret), data: row.sealed }).then(
    () => true,
    () => false,
  );
}
