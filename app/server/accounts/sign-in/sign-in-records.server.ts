import { desc, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { SignedIn } from '~/domain/auth/session';
import type { SignInMethod } from '~/domain/auth/user';
import type { QueryBuilder } from '../../db/database.server';
import { signIns } from '../../db/schema/accounts.server';
import type { AccountDeps } from '../deps.server';
import { formatDeviceLabel } from '../sessions/device-label.server';
import type { SignInRecord } from '../types.server';

const MAX_LISTED = 20;
const MAX_USER_AGENT_LENGTH = 400;

interface NewSignInRecord {
  /** `undefined` for an unknown email. Its row is written as well, so that every response takes the same time. */
  userId: string | undefined;
  method: SignInMethod;
  succeeded: boolean;
  request: Request;
  timeZone?: string | undefined;
  now: Date;
}

export async function recordSignIn(db: QueryBuilder, record: NewSignInRecord): Promise<void> {
  const { userId, method, succeeded, request, timeZone, now } = record;
  const userAgent = request.headers.get('user-agent')?.slice(0, MAX_USER_AGENT_LENGTH);
  // An explicit null keeps the text of the statement the same for a known and an unknown email.
  await db
    .insert(signIns)
    .values({ id: uuid(), userId: userId ?? null, method, succeeded, userAgent, timeZone, createdAt: now });
}

/** The latest attempts to sign in to this account, failed ones included, the newest first. */
export async function listSignIns({ db }: AccountDeps, { user }: SignedIn): Promise<SignInRecord[]> {
  const rows = await db
    .select()
    .from(signIns)
    .where(eq(signIns.userId, user.id))
    .orderBy(desc(signIns.createdAt), desc(signIns.id))
    .limit(MAX_LISTED);
  return rows.map(({ id, method, succeeded, userAgent, timeZone, createdAt }) => ({
    id,
    method,
    succeeded,
    device: formatDeviceLabel(userAgent),
    ...(timeZone !== null && { timeZone }),
    at: createdAt,
  }));
}
