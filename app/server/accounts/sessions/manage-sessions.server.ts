import type { Database } from '../../db/database.server';
import { revokeTokens } from '../credentials/revoke-tokens.server';
import type { AccountSession, SignedIn } from '../types.server';
import { isLive, type SessionRow, sessionColumns, toSession } from './read-session.server';

/** A UUID in any spelling that PostgreSQL takes for one would be compared; anything else would be an error there. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function listSessions(
  database: Database,
  { user }: SignedIn,
  now: Date,
  demo: boolean,
): Promise<AccountSession[]> {
  const rows = await database.rows<SessionRow>({
    text: `select ${sessionColumns} from sessions s join users p on p.id = s.user_id
      where s.user_id = $3 and ${isLive} order by s.last_seen_at desc, s.id`,
    values: [now, demo, user.id],
  });
  return rows.map(toSession);
}

export async function revokeSession(
  database: Database,
  { user }: SignedIn,
  sessionId: string,
): Promise<boolean> {
  if (!UUID.test(sessionId)) return false;
  const gone = await database.rows({
    text: 'delete from sessions where id = $1 and user_id = $2 returning id',
    values: [sessionId, user.id],
  });
  return gone.length > 0;
}

export async function revokeOtherSessions(database: Database, { user, session }: SignedIn): Promise<number> {
  return database.transaction((transaction) =>
    revokeTokens(transaction, {
      ...{ event: 'sessions-ended', userId: user.id },
      exceptSession: session.id,
    }),
  );
}
