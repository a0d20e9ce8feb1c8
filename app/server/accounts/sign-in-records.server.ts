import { v7 as uuid } from 'uuid';
import type { SessionMethod } from '~/domain/person';
import type { Session } from '../db/database.server';
import type { SignedIn, SignInRecord } from './contract.server';
import { deviceWords } from './device-words.server';

const SHOWN = 20;
const LONGEST_USER_AGENT = 400;

interface NewRecord {
  /** Nobody, for an unknown address: the row is written all the same, so that no answer is quicker than another. */
  personId: string | undefined;
  method: SessionMethod;
  succeeded: boolean;
  request: Request;
  timeZone?: string | undefined;
  now: Date;
}

export async function recordSignIn(database: Session, record: NewRecord): Promise<void> {
  const { personId, method, succeeded, request, timeZone, now } = record;
  const userAgent = request.headers.get('user-agent')?.slice(0, LONGEST_USER_AGENT);
  await database.rows({
    name: 'record-sign-in',
    text: `insert into sign_ins (id, person_id, method, succeeded, user_agent, time_zone, created_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [uuid(), personId ?? null, method, succeeded, userAgent ?? null, timeZone ?? null, now],
  });
}

interface Row {
  id: string;
  method: SessionMethod;
  succeeded: boolean;
  user_agent: string | null;
  time_zone: string | null;
  created_at: Date;
}

export async function recentSignIns(database: Session, { person }: SignedIn): Promise<SignInRecord[]> {
  const rows = await database.rows<Row>({
    text: `select id, method, succeeded, user_agent, time_zone, created_at from sign_ins
      where person_id = $1 order by created_at desc, id desc limit ${SHOWN}`,
    values: [person.id],
  });
  return rows.map(({ id, method, succeeded, user_agent, time_zone, created_at }) => ({
    id,
    method,
    succeeded,
    device: deviceWords(user_agent),
    ...(time_zone !== null && { timeZone: time_zone }),
    at: created_at,
  }));
}
