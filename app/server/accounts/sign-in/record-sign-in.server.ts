import { v7 as uuid } from 'uuid';
import type { SignInMethod, User } from '~/domain/auth/user';
import { notifyNewDevice } from '../../notifications/notify.server';
import type { AccountDeps } from '../deps.server';
import { deviceLabel } from '../sessions/device-label.server';
import { knownDevice, knownDeviceCookie } from './sign-in-limits.server';
import { recordSignIn } from './sign-in-records.server';

interface Success {
  method: SignInMethod;
  request: Request;
  timeZone: string | undefined;
}

/** The sign-in that follows a sign-up is no news. Records are erased after 90 days, hence the age of the account. */
const WAS_HERE_BEFORE = `select from users p where p.id = $1 and (p.created_at < $2::timestamptz - interval '1 day'
  or exists (select from sign_ins s where s.user_id = p.id and s.succeeded))`;

/**
 * What every sign-in leaves behind: its record, and word to the user when the browser is new to the account. Resolves
 * to the `Set-Cookie` by which it is known from now on.
 */
export async function recordSuccessfulSignIn(
  { database, cookies, clock }: AccountDeps,
  user: Pick<User, 'id' | 'email'>,
  { method, request, timeZone }: Success,
): Promise<string> {
  const now = clock();
  if (knownDevice(cookies, request, user.email) === undefined) {
    const before = await database.rows({ text: WAS_HERE_BEFORE, values: [user.id, now] });
    if (before.length > 0) {
      const device = deviceLabel(request.headers.get('user-agent'));
      await notifyNewDevice(database, {
        userId: user.id,
        payload: { event: 'new-device', device, ...(timeZone && { timeZone }) },
        key: `new-device:${uuid()}`,
        at: now,
      });
    }
  }
  await recordSignIn(database, { userId: user.id, method, succeeded: true, request, timeZone, now });
  return knownDeviceCookie(cookies, user.email);
}
