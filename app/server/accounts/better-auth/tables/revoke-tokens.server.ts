import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../../../db/database.server';
import {
  pendingSignUps,
  sessions,
  twoFactors,
  users,
  verifications,
} from '../../../db/schema/accounts.server';
import {
  getRevokedStores,
  type SecurityEvent,
  type TokenStore,
} from '../../credentials/revocation-rules.server';

interface Revocation {
  event: SecurityEvent;
  userId: string;
  /** The session that caused the event stays. */
  exceptSession?: string;
  /** The email that the account had before the event. */
  formerEmail?: string;
}

type Delete = (db: QueryBuilder, revocation: Revocation) => Promise<{ id: string }[]>;

/** The emails of the account, including the former one. */
async function readEmails(db: QueryBuilder, { userId, formerEmail }: Revocation): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return [...rows.map(({ email }) => email), ...(formerEmail === undefined ? [] : [formerEmail])];
}

const deleteFrom: Record<TokenStore, Delete> = {
  sessions: (db, { userId, exceptSession }) =>
    db
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          exceptSession === undefined ? undefined : ne(sessions.id, exceptSession),
        ),
      )
      .returning({ id: sessions.id }),
  // A row names its user by id, alone or within JSON, or by email.
  async verifications(db, revocation) {
    const namesUser = sql`position(${revocation.userId}::text in ${verifications.value}) > 0`;
    return db
      .delete(verifications)
      .where(or(namesUser, inArray(verifications.value, await readEmails(db, revocation))))
      .returning({ id: verifications.id });
  },
  two_factors: (db, { userId }) =>
    db
      .delete(twoFactors)
      .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, false)))
      .returning({ id: twoFactors.id }),
  async pending_sign_ups(db, revocation) {
    return db
      .delete(pendingSignUps)
      .where(inArray(pendingSignUps.email, await readEmails(db, revocation)))
      .returning({ id: pendingSignUps.id });
  },
};

/**
 * Serialises security changes of one account. Call it first in a transaction: then two transactions cannot block each
 * other, and the second one sees what the first one committed.
 */
export async function lockUser(transaction: QueryBuilder, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/**
 * Deletes the tokens that the event revokes (see REVOCATION_RULES), in the transaction of the event and after its changes.
 * Resolves to the number of deleted sessions.
 */
export async function revokeTokens(transaction: QueryBuilder, revocation: Revocation): Promise<number> {
  await lockUser(transaction, revocation.userId);
  let endedSessions = 0;
  for (const store of getRevokedStores(revocation.event)) {
    const deleted = await deleteFrom[store](transaction, revocation);
    if (store === 'sessions') endedSessions = deleted.length;
  }
  return endedSessions;
}

/** Locks the user and checks whether the acting session still exists. If not, it may add nothing to the account. */
export async function isSessionOpen(
  transaction: QueryBuilder,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  await lockUser(transaction, userId);
  const open = await transaction.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  return open.length > 0;
}
