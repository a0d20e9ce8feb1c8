import { and, eq, exists, lt, or } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { SignInMethod, User } from '~/domain/auth/user';
import { DAY_MS } from '~/domain/time/durations';
import type { QueryBuilder } from '../../db/database.server';
import { signIns, users } from '../../db/schema/accounts.server';
import { notifyNewDevice } from '../../notifications/notify.server';
import type { AccountDeps } from '../deps.server';
import { formatDeviceLabel } from '../sessions/device-label.server';
import { createKnownDeviceCookie, readKnownDevice } from './sign-in-limits.server';
import { recordSignIn } from './sign-in-records.server';

interface SuccessfulSignIn {
  method: SignInMethod;
  request: Request;
  timeZone: string | undefined;
}

/** False for the sign-in that follows a sign-up. Records are deleted after 90 days, so an old account counts, too. */
async function hasSignedInBefore(db: QueryBuilder, userId: string, now: Date): Promise<boolean> {
  const ownSignIns = db
    .select({ id: signIns.id })
    .from(signIns)
    .where(and(eq(signIns.userId, users.id), eq(signIns.succeeded, true)));
  const isOld = lt(users.createdAt, new Date(now.getTime() - DAY_MS));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), or(isOld, exists(ownSignIns))));
  return rows.length > 0;
}

/**
 * Follows every successful sign-in: records it, and notifies the user when the browser is new to the account. Resolves to
 * the `Set-Cookie` that makes the browser a known one.
 */
export async function recordSuccessfulSignIn(
  { db, cookies, clock }: AccountDeps,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
  { method, request, timeZone }: SuccessfulSignIn,
): Promise<string> {
  const now = clock();
  const isNewDevice = readKnownDevice(cookies, request, email) === undefined;
  if (isNewDevice && (await hasSignedInBefore(db, userId, now))) {
    const device = formatDeviceLabel(request.headers.get('user-agent'));
    await notifyNewDevice(db, {
      userId,
      payload: { event: 'new-device', device, ...(timeZone && { timeZone }) },
      key: `new-device:${uuid()}`,
      at: now,
    });
  }
  await recordSignIn(db, { userId, method, succeeded: true, request, timeZone, now });
  return createKnownDeviceCookie(cookies, email);
}
