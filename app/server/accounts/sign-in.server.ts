import type { Session } from '../db/database.server';
import { countAttempt, forgetAttempts } from './attempts.server';
import { headersFor, tellWhoArrived, zoneOf } from './browser-session.server';
import type { Asker, Credentials, SignInResult } from './contract.server';
import { noteSuccess } from './note-success.server';
import type { AccountParts } from './parts.server';
import { toPerson } from './read-session.server';
import { passwordLimits } from './sign-in-limits.server';
import { recordSignIn } from './sign-in-records.server';
import { checkPassword, isStillPassword } from './stored-password.server';

async function endSession(database: Session, id: string): Promise<void> {
  await database.rows({ text: 'delete from sessions where id = $1', values: [id] });
}

/**
 * Signs in by e-mail and password. Whether the address is known changes neither the answer nor what is done for it: the
 * same counters, one look-up, one hash, one record.
 */
export async function signInWithPassword(
  parts: AccountParts,
  credentials: Credentials,
  { request, address, timeZone }: Asker,
): Promise<SignInResult> {
  const { database, auth, authCookies, cookies, demo, httpsOnly, clock } = parts;
  const email = credentials.email.trim().toLowerCase();
  const { limits, forgottenOnSuccess } = passwordLimits(cookies, { request, address, email });
  const seconds = await countAttempt(database, limits, clock());
  if (seconds > 0) return { kind: 'wait', seconds };

  const { row, isRight } = await checkPassword(database, { ...credentials, email }, demo);
  const personId = row?.id;
  const record = { personId, method: 'password', request, timeZone: zoneOf(timeZone), now: clock() } as const;
  if (!row || !isRight) {
    await recordSignIn(database, { ...record, succeeded: false });
    return { kind: 'refused' };
  }
  await forgetAttempts(database, forgottenOnSuccess);
  const { headers, response } = await auth.api.openSessionAfterPassword({
    body: { personId: row.id },
    headers: headersFor(parts, request, timeZone),
    returnHeaders: true,
  });
  // The password was changed while it was compared: what the former one opened was not there yet to be ended.
  if (!(await isStillPassword(database, row))) {
    if ('sessionId' in response) await endSession(database, response.sessionId);
    await recordSignIn(database, { ...record, succeeded: false });
    return { kind: 'refused' };
  }
  const sent = authCookies.forBrowser(headers);
  if ('twoFactorRedirect' in response) return { kind: 'second-factor', headers: sent };
  const person = toPerson(row);
  tellWhoArrived(sent, person, httpsOnly);
  sent.append('Set-Cookie', await noteSuccess(parts, person, record));
  return { kind: 'signed-in', person, headers: sent };
}
