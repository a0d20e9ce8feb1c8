import { v7 as uuid } from 'uuid';
import type { Person, SessionMethod } from '~/domain/person';
import { tellNewDevice } from '../notices/tell.server';
import { deviceWords } from './device-words.server';
import type { AccountParts } from './parts.server';
import { knownDevice, knownDeviceCookie } from './sign-in-limits.server';
import { recordSignIn } from './sign-in-records.server';

interface Success {
  method: SessionMethod;
  request: Request;
  timeZone: string | undefined;
}

/** The sign-in that follows a sign-up is no news. Records are erased after 90 days, hence the age of the account. */
const WAS_HERE_BEFORE = `select from people p where p.id = $1 and (p.created_at < $2::timestamptz - interval '1 day'
  or exists (select from sign_ins s where s.person_id = p.id and s.succeeded))`;

/**
 * What every sign-in leaves behind: its record, and word to the person when the browser is new to the account. Resolves
 * to the `Set-Cookie` by which it is known from now on.
 */
export async function noteSuccess(
  { database, cookies, clock }: AccountParts,
  person: Pick<Person, 'id' | 'email'>,
  { method, request, timeZone }: Success,
): Promise<string> {
  const now = clock();
  if (knownDevice(cookies, request, person.email) === undefined) {
    const before = await database.rows({ text: WAS_HERE_BEFORE, values: [person.id, now] });
    if (before.length > 0) {
      const device = deviceWords(request.headers.get('user-agent'));
      await tellNewDevice(database, {
        personId: person.id,
        told: { event: 'new-device', device, ...(timeZone && { timeZone }) },
        key: `new-device:${uuid()}`,
        at: now,
      });
    }
  }
  await recordSignIn(database, { personId: person.id, method, succeeded: true, request, timeZone, now });
  return knownDeviceCookie(cookies, person.email);
}
