import { DISPLAY_COOKIE, JUST_SIGNED_IN_COOKIE, serialiseDisplayCookie } from '~/domain/auth/display-cookie';
import type { SignInMethod, User } from '~/domain/auth/user';
import { SESSION_TOKEN } from '../better-auth/auth-cookies.server';
import { TIME_ZONE_HEADER } from '../better-auth/session-plugin.server';
import type { AccountDeps } from '../deps.server';
import { recordSuccessfulSignIn } from '../sign-in/record-sign-in.server';
import { getUserById } from '../users/users.server';
import { SESSION_SECONDS } from './session-lifetime.server';

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
export function readTimeZone(given: string | undefined): string | undefined {
  return given !== undefined && isTimeZone(given) ? given : undefined;
}

/** The headers that better-auth may see: the browser's cookies and name, and the time zone if it is one. */
export function headersFor(
  { authCookies }: Pick<AccountDeps, 'authCookies'>,
  request: Request,
  timeZone?: string,
): Headers {
  const headers = new Headers();
  const cookie = authCookies.forAuth(request);
  if (cookie) headers.set('cookie', cookie);
  const userAgent = request.headers.get('user-agent');
  if (userAgent) headers.set('user-agent', userAgent.slice(0, LONGEST_USER_AGENT));
  const zone = readTimeZone(timeZone);
  if (zone) headers.set(TIME_ZONE_HEADER, zone);
  return headers;
}

/** R-SESSION-1: the readable cookie beside the session. It lives as long and grants nothing. */
export function displayCookie({ email, name, id }: User, httpsOnly: boolean): string {
  const lasting = `Max-Age=${SESSION_SECONDS.user.longest}; Path=/; SameSite=Lax`;
  return `${serialiseDisplayCookie({ email, name, id })}; ${lasting}${httpsOnly ? '; Secure' : ''}`;
}

const ARRIVAL_SECONDS = 60;

/** The cookies beside a session that has just been opened: who it is, and that the next page may say so. */
export function appendSignInCookies(headers: Headers, user: User, httpsOnly: boolean): void {
  headers.append('Set-Cookie', displayCookie(user, httpsOnly));
  headers.append(
    'Set-Cookie',
    `${JUST_SIGNED_IN_COOKIE}=1; Max-Age=${ARRIVAL_SECONDS}; Path=/; SameSite=Lax${httpsOnly ? '; Secure' : ''}`,
  );
}

export function clearDisplayCookie(httpsOnly: boolean): string {
  return `${DISPLAY_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax${httpsOnly ? '; Secure' : ''}`;
}

export async function openSession(
  parts: AccountDeps,
  userId: string,
  { method, request, timeZone }: { method: SignInMethod; request: Request; timeZone?: string },
): Promise<Headers> {
  const { database, auth, authCookies, demo, httpsOnly } = parts;
  const user = await getUserById(database, userId, demo);
  if (!user) throw new Error('No session can be opened for somebody who is not here.');
  const { headers } = await auth.api.openSession({
    body: { userId, method },
    headers: headersFor(parts, request, timeZone),
    returnHeaders: true,
  });
  const cookies = authCookies.forBrowser(headers);
  appendSignInCookies(cookies, user, httpsOnly);
  const how = { method, request, timeZone: readTimeZone(timeZone) };
  cookies.append('Set-Cookie', await recordSuccessfulSignIn(parts, user, how));
  return cookies;
}

export async function closeSession({ database, cookies, httpsOnly }: AccountDeps, request: Request) {
  const token = cookies.read(request, SESSION_TOKEN);
  if (token !== undefined)
    await database.rows({ text: 'delete from sessions where token = $1', values: [token] });
  const headers = new Headers();
  headers.append('Set-Cookie', cookies.clear(SESSION_TOKEN));
  headers.append('Set-Cookie', clearDisplayCookie(httpsOnly));
  return headers;
}
