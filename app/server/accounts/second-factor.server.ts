import { isAPIError } from 'better-auth/api';
import { countAttempt } from './attempts.server';
import { TWO_FACTOR_CHALLENGE } from './auth-cookies.server';
import { headersFor, tellWhoArrived, zoneOf } from './browser-session.server';
import type { Asker, SignInResult } from './contract.server';
import { noteSuccess } from './note-success.server';
import type { AccountParts } from './parts.server';
import { personById } from './people.server';
import { hidden } from './sign-in-limits.server';
import { recordSignIn } from './sign-in-records.server';

/** A code of the app counts for thirty seconds, and those before and after it as well. */
const CODE_SECONDS = 90;

/** The same code a second time is somebody who looked over a shoulder. */
export const codeOnce = (personId: string, code: string) => ({
  ...{ key: `code:${personId}:${hidden(code)}`, most: 1, seconds: CODE_SECONDS },
});

/** Who gave the right password a moment ago in this browser, and has to give a code now. */
export async function awaitedPerson({ database, cookies }: AccountParts, request: Request) {
  const challenge = cookies.read(request, TWO_FACTOR_CHALLENGE);
  if (challenge === undefined) return undefined;
  const [row] = await database.rows<{ value: string }>({
    text: 'select value from verifications where identifier = $1 and expires_at > now()',
    values: [challenge],
  });
  return row?.value;
}

/** Digits are of the app, which shows six; anything else is one of the recovery codes that were written down. */
const isOfApp = (code: string) => /^\d{6}$/.test(code);

export async function signInWithCode(
  parts: AccountParts,
  typed: string,
  { request, timeZone }: Asker,
): Promise<SignInResult | { kind: 'start-again' }> {
  const { database, auth, authCookies, demo, httpsOnly, clock } = parts;
  const code = typed.replace(/\s/g, '');
  const personId = await awaitedPerson(parts, request);
  const person = personId && (await personById(database, personId, demo));
  if (!person) return { kind: 'start-again' };

  const method = isOfApp(code) ? 'password' : 'recovery-code';
  const record = { personId: person.id, method, request, timeZone: zoneOf(timeZone), now: clock() } as const;
  const refuse = async (): Promise<SignInResult> => {
    await recordSignIn(database, { ...record, succeeded: false });
    return { kind: 'refused' };
  };
  try {
    const call = {
      body: { code },
      headers: headersFor(parts, request, timeZone),
      returnHeaders: true,
    } as const;
    const isUsed = isOfApp(code) && (await countAttempt(database, [codeOnce(person.id, code)], clock())) > 0;
    if (isUsed) return refuse();
    const { headers } = isOfApp(code)
      ? await auth.api.verifyTOTP(call)
      : await auth.api.verifyBackupCode(call);
    const sent = authCookies.forBrowser(headers);
    tellWhoArrived(sent, person, httpsOnly);
    sent.append('Set-Cookie', await noteSuccess(parts, person, record));
    return { kind: 'signed-in', person, headers: sent };
  } catch (error) {
    if (isAPIError(error)) return refuse();
    throw error;
  }
}
