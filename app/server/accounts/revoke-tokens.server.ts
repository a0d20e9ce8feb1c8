import { eq, type SQL, sql } from 'drizzle-orm';
import type { QueryBuilder, Session } from '../db/database.server';
import { sessions } from '../db/schema/accounts.server';
import { toStatement } from '../db/statement.server';
import { type SecurityEvent, storesRevokedBy, type TokenStore } from './revocation-rules.server';

interface Revocation {
  event: SecurityEvent;
  personId: string;
  /** The session that caused the event: it goes on. */
  exceptSession?: string;
  /** The address that the account had until now. */
  formerEmail?: string;
}

/** The addresses of the account, the former one included. */
const emailsOf = ({ personId, formerEmail = '' }: Revocation): SQL =>
  sql`(select email from people where id = ${personId}::uuid union all select ${formerEmail}::text)`;

const deletions: Record<TokenStore, (revocation: Revocation) => SQL> = {
  sessions: ({ personId, exceptSession = null }) => sql`delete from sessions
    where person_id = ${personId}::uuid and id is distinct from ${exceptSession}::uuid returning id`,
  // A row names its person by the id, alone or within JSON, or by the address.
  verifications: (revocation) => sql`delete from verifications
    where position(${revocation.personId}::text in value) > 0 or value in ${emailsOf(revocation)} returning id`,
  two_factors: ({ personId }) => sql`delete from two_factors
    where person_id = ${personId}::uuid and not verified returning id`,
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

const lock = (personId: string): SQL => sql`select id from people where id = ${personId}::uuid for update`;

/**
 * Changes to the safety of one account go one after the other. A statement of its own, so that the next one sees what was
 * committed before; and the first of its transaction, so that no two wait for each other.
 */
export async function lockPerson(session: Session, personId: string): Promise<void> {
  await session.rows(toStatement(lock(personId)));
}

/**
 * Deletes what the event revokes (see REVOCATION_RULES), in the transaction of the event and after what it changes.
 * Resolves to the number of sessions that ended.
 */
export async function revokeTokens(session: Session, revocation: Revocation): Promise<number> {
  await lockPerson(session, revocation.personId);
  const [deleted] = await session.rows<{ sessions: number }>(toStatement(deletionOf(revocation)));
  return deleted?.sessions ?? 0;
}

/** The same for transactions of the query builder. */
export async function revokeTokensIn(transaction: QueryBuilder, revocation: Revocation): Promise<void> {
  await transaction.execute(lock(revocation.personId));
  await transaction.execute(deletionOf(revocation));
}

/** Locks the person, and says whether the session that acts has not been ended meanwhile: else it may add nothing. */
export async function isSessionOpen(
  transaction: QueryBuilder,
  { personId, sessionId }: { personId: string; sessionId: string },
): Promise<boolean> {
  await transaction.execute(lock(personId));
  const open = await transaction.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  return open.length > 0;
}
