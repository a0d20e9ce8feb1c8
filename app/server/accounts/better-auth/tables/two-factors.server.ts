import { symmetricDecrypt } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { twoFactors } from '../../../db/schema/accounts.server';
import type { AccountDeps } from '../../deps.server';

/** When codes of the user are accepted again. `undefined` when they are accepted now. */
export async function readCodeLock({ db }: AccountDeps, userId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ lockedUntil: twoFactors.lockedUntil })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return row?.lockedUntil ?? undefined;
}

/** The secret of a two-factor setup that waits for its first code. */
export async function readPendingTwoFactorSecret(
  { db, auth }: AccountDeps,
  userId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ secret: twoFactors.secret })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, false)));
  const { secretConfig } = await auth.$context;
  return row && symmetricDecrypt({ key: secretConfig, data: row.secret });
}
