import { v7 as uuid } from 'uuid';
import type { SignInMethod } from '~/domain/auth/user';
import type { SqlClient } from '../../db/database.server';
import { deviceLabel } from '../sessions/device-label.server';
import type { SignedIn, SignInRecord } from '../types.server';

const SHOWN = 20;
const LONGEST_USER_AGENT = 400;

interface NewRecord {
  /** Nobody, for an unknown address: the row is written all the same, so that no answer is quicker than another. */
  userId: string | undefined;
  method: SignInMethod;
  succeeded: boolean;
  request: Request;
  timeZone?: string | undefined;
  now: Date;
}

export async function recordSignIn(database: SqlClient, record: NewRecord): Promise<void> {
  const { userId, method, succeeded, request, timeZone, now } = record;
  const userAgent = request.headers.get('user-agent')?.slice(0, LONGEST_USER_AGENT);
  await database.rows({
    name: 'record-sign-in',
    text: `insert into sign_ins (id, user_id, method, succeeded, user_agent, time_zone, created_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [uuid(), userId ?? null, method, succeeded, userAgent ?? null, timeZone ?? null, now],
  });
}

interface Row {
  id: string;
  method: SignInMethod;
  succeeded: boolean;
  user_agent: string | null;
  time_zone: string | null;
  created_at: Date;
}

export async function listSignIns(database: SqlClient, { user }: SignedIn): Promise<SignInRecord[]> {
  const rows = await database.rows<Row>({
    text: `select id, method, succeeded, user_agent, time_zone, created_at from sign_ins
      where user_id = $1 order by created_at desc, id desc limit ${SHOWN}`,
    values: [user.id],
  });
  return rows.map(({ id, method, succeeded, user_agent, time_zone, created_at }) => ({
    id,
    method,
    succeeded,
    device: deviceLabel(user_agent),
    ...(time_zone !== null && { timeZone: time_zone }),
    at: created_at,
  }));
}
