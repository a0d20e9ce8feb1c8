import type { Database } from '../db/database.server';
import type { AccountSession, SignedIn } from './contract.server';
import { isLive, type SessionRow, sessionColumns, toSession } from './read-session.server';
import { revokeTokens } from './revoke-tokens.server';

/** A UUID in any spelling that PostgreSQL takes for one would be compared; anything else would be an error there. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function listSessions(
  database: Database,
  { person }: SignedIn,
  now: Date,
  demo: boolean,
): Promise<AccountSession[]> {
  const rows = await database.rows<SessionRow>({
    text: `select ${sessionColumns} from sessions s join people p on p.id = s.person_id
      where s.person_id = $3 and ${isLive} order by s.last_seen_at desc, s.id`,
    values: [now, demo, person.id],
  });
  return rows.map(toSession);
}

export async function revokeSession(
  database: Database,
  { person }: SignedIn,
  sessionId: string,
): Promise<boolean> {
  if (!UUID.test(sessionId)) return false;
  const gone = await database.rows({
    text: 'delete from sessions where id = $1 and person_id = $2 returning id',
    values: [sessionId, person.id],
  });
  return gone.length > 0;
}

export async function revokeOtherSessions(
  database: Database,
  { person, session }: SignedIn,
): Promise<number> {
  return database.transaction((transaction) =>
    revokeTokens(transaction, {
      ...{ event: 'sessions-ended', personId: person.id },
      exceptSession: session.id,
    }),
  );
}
