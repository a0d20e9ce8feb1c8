import { eq, type SQL, sql } from 'drizzle-orm';
import type { QueryBuilder, SqlClient } from '../../db/database.server';
import { sessions } from '../../db/schema/accounts.server';
import { toStatement } from '../../db/statement.server';
import { type SecurityEvent, storesRevokedBy, type TokenStore } from './revocation-rules.server';

interface Revocation {
  event: SecurityEvent;
  userId: string;
  /** The session that caused the event: it goes on. */
  exceptSession?: string;
  /** The address that the account had until now. */
  formerEmail?: string;
}

/** The addresses of the account, the former one included. */
const emailsOf = ({ userId, formerEmail = '' }: Revocation): SQL =>
  sql`(select email from users where id = ${userId}::uuid union all select ${formerEmail}::text)`;

const deletions: Record<TokenStore, (revocation: Revocation) => SQL> = {
  sessions: ({ userId, exceptSession = null }) => sql`delete from sessions
    where user_id = ${userId}::uuid and id is distinct from ${exceptSession}::uuid returning id`,
  // A row names its user by the id, alone or within JSON, or by the address.
  verifications: (revocation) => sql`delete from verifications
    where position(${revocation.userId}::text in value) > 0 or value in ${emailsOf(revocation)} returning id`,
  two_factors: ({ userId }) => sql`delete from two_factors
    where user_id = ${userId}::uuid and not verified returning id`,
  pending_sign_ups: (revocation) => sql`delete from pending_sign_ups
    where email in ${emailsOf(revocation)} returning id`,
};

/** One statement for all tables. Says how many sessions ended. */
function deletionOf(revocation: Revocation): SQL {
  const stores = storesRevokedBy(revocation.event);
  const parts = stores.map(
    (store) => sql`${sql.identifier(`deleted_${store}`)} as (${deletions[store](revocation)})`,
  );
  const ended = stores.includes('sessions') ? sql`(select count(*)::integer from deleted_sessions)` : sql`0`;
  return sql`with ${sql.join(parts, sql`, `)} select ${ended} as sessions`;
}

const lock = (userId: string): SQL => sql`select id from users where id = ${userId}::uuid for update`;

/**
 * Changes to the safety of one account go one after the other. A statement of its own, so that the next one sees what was
 * committed before; and the first of its transaction, so that no two wait for each other.
 */
export async function lockUser(session: SqlClient, userId: string): Promise<void> {
  await session.rows(toStatement(lock(userId)));
}

/**
 * Deletes what the event revokes (see REVOCATION_RULES), in the transaction of the event and after what it changes.
 * Resolves to the number of sessions that ended.
 */
export async function revokeTokens(session: SqlClient, revocation: Revocation): Promise<number> {
  await lockUser(session, revocation.userId);
  const [deleted] = await session.rows<{ sessions: number }>(toStatement(deletionOf(revocation)));
  return deleted?.sessions ?? 0;
}

/** The same for transactions of the query builder. */
export async function revokeTokensIn(transaction: QueryBuilder, revocation: Revocation): Promise<void> {
  await transaction.execute(lock(revocation.userId));
  await transaction.execute(deletionOf(revocation));
}

/** Locks the user, and says whether the session that acts has not been ended meanwhile: else it may add nothing. */
export async function isSessionOpen(
  transaction: QueryBuilder,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  await transaction.execute(lock(userId));
  const open = await transaction.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  return open.length > 0;
}
