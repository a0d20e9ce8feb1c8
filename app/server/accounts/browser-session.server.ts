import type { Person, SessionMethod } from '~/domain/person';
import { ARRIVAL_COOKIE, SESSION_COOKIE, serialiseSessionUser } from '~/domain/session';
import { SESSION_TOKEN } from './auth-cookies.server';
import { noteSuccess } from './note-success.server';
import type { AccountParts } from './parts.server';
import { personById } from './people.server';
import { SESSION_SECONDS } from './session-lifetime.server';
import { TIME_ZONE_HEADER } from './session-plugin.server';

const LONGEST_USER_AGENT = 2_000;

const ZONE_NAME = /^[A-Za-z_]{2,30}(\/[A-Za-z0-9_+-]{1,30}){0,2}$/;

function isTimeZone(name: string): boolean {
  try {
    return ZONE_NAME.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** A time zone as browsers name it, or nothing. */
export function zoneOf(given: string | undefined): string | undefined {
  return given !== undefined && isTimeZone(given) ? given : undefined;
}

/** The headers that better-auth may see: the browser's cookies and name, and the time zone if it is one. */
export function headersFor(
  { authCookies }: Pick<AccountParts, 'authCookies'>,
  request: Request,
  timeZone?: string,
): Headers {
  const headers = new Headers();
  const cookie = authCookies.forAuth(request);
  if (cookie) headers.set('cookie', cookie);
  const userAgent = request.headers.get('user-agent');
  if (userAgent) headers.set('user-agent', userAgent.slice(0, LONGEST_USER_AGENT));
  const zone = zoneOf(timeZone);
  if (zone) headers.set(TIME_ZONE_HEADER, zone);
  return headers;
}

/** R-SESSION-1: the readable cookie beside the session. It lives as long and grants nothing. */
export function readableCookie({ email, name, id }: Person, httpsOnly: boolean): string {
  const lasting = `Max-Age=${SESSION_SECONDS.user.longest}; Path=/; SameSite=Lax`;
  return `${serialiseSessionUser({ email, name, id })}; ${lasting}${httpsOnly ? '; Secure' : ''}`;
}

const ARRIVAL_SECONDS = 60;

/** The cookies beside a session that has just been opened: who it is, and that the next page may say so. */
export function tellWhoArrived(headers: Headers, person: Person, httpsOnly: boolean): void {
  headers.append('Set-Cookie', readableCookie(person, httpsOnly));
  headers.append(
    'Set-Cookie',
    `${ARRIVAL_COOKIE}=1; Max-Age=${ARRIVAL_SECONDS}; Path=/; SameSite=Lax${httpsOnly ? '; Secure' : ''}`,
  );
}

export function forgetReadableCookie(httpsOnly: boolean): string {
  return `${SESSION_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax${httpsOnly ? '; Secure' : ''}`;
}

export async function openSession(
  parts: AccountParts,
  personId: string,
  { method, request, timeZone }: { method: SessionMethod; request: Request; timeZone?: string },
): Promise<Headers> {
  const { database, auth, authCookies, demo, httpsOnly } = parts;
  const person = await personById(database, personId, demo);
  if (!person) throw new Error('No session can be opened for somebody who is not here.');
  const { headers } = await auth.api.openSession({
    body: { personId, method },
    headers: headersFor(parts, request, timeZone),
    returnHeaders: true,
  });
  const cookies = authCookies.forBrowser(headers);
  tellWhoArrived(cookies, person, httpsOnly);
  const how = { method, request, timeZone: zoneOf(timeZone) };
  cookies.append('Set-Cookie', await noteSuccess(parts, person, how));
  return cookies;
}

export async function closeSession({ database, cookies, httpsOnly }: AccountParts, request: Request) {
  const token = cookies.read(request, SESSION_TOKEN);
  if (token !== undefined)
    await database.rows({ text: 'delete from sessions where token = $1', values: [token] });
  const headers = new Headers();
  headers.append('Set-Cookie', cookies.forget(SESSION_TOKEN));
  headers.append('Set-Cookie', forgetReadableCookie(httpsOnly));
  return headers;
}
