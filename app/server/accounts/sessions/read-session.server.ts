import type { SignInMethod, User, UserRole } from '~/domain/auth/user';
import type { Database } from '../../db/database.server';
import type { AccountSession, SignedIn } from '../types.server';
import { deviceLabel } from './device-label.server';
import { LAST_SEEN_UPDATE_SECONDS, SESSION_SECONDS } from './session-lifetime.server';

export interface UserRow {
  id: string;
  email: string;
  email_verified: boolean;
  name: string;
  image: string | null;
  role: UserRole;
  two_factor_enabled: boolean;
}

export interface SessionRow {
  session_id: string;
  user_id: string;
  method: SignInMethod;
  user_agent: string | null;
  time_zone: string | null;
  created_at: Date;
  last_seen_at: Date;
  authenticated_at: Date;
  expires_at: Date;
}

export const userColumns = 'p.id, p.email, p.email_verified, p.name, p.image, p.role, p.two_factor_enabled';

export const sessionColumns = `s.id as session_id, s.user_id, s.method, s.user_agent, s.time_zone, s.created_at,
  s.last_seen_at, s.authenticated_at, s.expires_at`;

const { user, admin } = SESSION_SECONDS;

/** Whether session `s` of user `p` still counts at $1; $2 says whether sample accounts may be used. */
export const isLive = `s.expires_at > $1
  and s.created_at > $1 - case p.role when 'admin' then ${admin.longest} else ${user.longest} end * interval '1 second'
  and s.last_seen_at > $1 - case p.role when 'admin' then ${admin.idle} else ${user.idle} end * interval '1 second'
  and ($2 or not p.sample)`;

/** One statement: who it is, and that they were seen, where $4 says so. */
const READ = `with found as (
    select ${sessionColumns}, ${userColumns} from sessions s join users p on p.id = s.user_id
    where s.token = $3 and ${isLive}
  ), seen as (
    update sessions set last_seen_at = $1 from found
    where $4 and sessions.id = found.session_id and found.last_seen_at < $1 - ${LAST_SEEN_UPDATE_SECONDS} * interval '1 second'
  )
  select * from found`;

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified,
    name: row.name,
    ...(row.image !== null && { image: row.image }),
    role: row.role,
    twoFactorEnabled: row.two_factor_enabled,
  };
}

export function toSession(row: SessionRow): AccountSession {
  return {
    id: row.session_id,
    userId: row.user_id,
    method: row.method,
    device: deviceLabel(row.user_agent),
    ...(row.time_zone !== null && { timeZone: row.time_zone }),
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    authenticatedAt: row.authenticated_at,
    expiresAt: row.expires_at,
  };
}

interface Reading {
  token: string;
  now: Date;
  demo: boolean;
  byPerson: boolean;
}

export async function readSession(
  database: Database,
  { token, now, demo, byPerson }: Reading,
): Promise<SignedIn | null> {
  const [row] = await database.rows<UserRow & SessionRow>({
    name: 'read-session',
    text: READ,
    values: [now, demo, token, byPerson],
  });
  return row ? { user: toUser(row), session: toSession(row) } : null;
}
