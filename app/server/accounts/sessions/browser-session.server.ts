import { DISPLAY_COOKIE, JUST_SIGNED_IN_COOKIE, serialiseDisplayCookie } from '~/domain/auth/display-cookie';
import type { SignInMethod, User } from '~/domain/auth/user';
import { isTimeZone } from '~/domain/time/wall-clock';
import { SESSION_TOKEN } from '../better-auth/auth-cookies.server';
import { TIME_ZONE_HEADER } from '../better-auth/session-plugin.server';
import { deleteSession } from '../better-auth/tables/sessions.server';
import type { AccountDeps } from '../deps.server';
import { recordSuccessfulSignIn } from '../sign-in/record-sign-in.server';
import { getUserById } from '../users/users.server';
import { SESSION_SECONDS } from './session-lifetime.server';

const MAX_USER_AGENT_LENGTH = 2_000;
const SIGN_IN_TOAST_SECONDS = 60;

/** The name of a time zone as browsers send it; `undefined` for any other text. */
export const readTimeZone = (text: string | undefined): string | undefined =>
  text !== undefined && isTimeZone(text) ? text : undefined;

/** The headers that better-auth gets: cookies, user agent and a valid time zone. */
export function createAuthHeaders(
  { authCookies }: Pick<AccountDeps, 'authCookies'>,
  request: Request,
  timeZone?: string,
): Headers {
  const headers = new Headers();
  const cookie = authCookies.forAuth(request);
  if (cookie) headers.set('cookie', cookie);
  const userAgent = request.headers.get('user-agent');
  if (userAgent) headers.set('user-agent', userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  const validTimeZone = readTimeZone(timeZone);
  if (validTimeZone) headers.set(TIME_ZONE_HEADER, validTimeZone);
  return headers;
}

const getAttributes = (seconds: number, httpsOnly: boolean): string =>
  `Max-Age=${seconds}; Path=/; SameSite=Lax${httpsOnly ? '; Secure' : ''}`;

/** R-SESSION-1: the display cookie beside the session. It expires with the session and grants nothing. */
export const createDisplayCookie = ({ email, name, id }: User, httpsOnly: boolean): string =>
  `${serialiseDisplayCookie({ email, name, id })}; ${getAttributes(SESSION_SECONDS.user.max, httpsOnly)}`;

export const clearDisplayCookie = (httpsOnly: boolean): string =>
  `${DISPLAY_COOKIE}=; ${getAttributes(0, httpsOnly)}`;

/** The cookies beside a new session: the display cookie, and one that lets the next page show a toast. */
export function appendSignInCookies(headers: Headers, user: User, httpsOnly: boolean): void {
  headers.append('Set-Cookie', createDisplayCookie(user, httpsOnly));
  headers.append(
    'Set-Cookie',
    `${JUST_SIGNED_IN_COOKIE}=1; ${getAttributes(SIGN_IN_TOAST_SECONDS, httpsOnly)}`,
  );
}

/** Opens a session for a user whom the caller has authenticated. Resolves to its cookies. Throws for an unknown user. */
export async function openSession(
  deps: AccountDeps,
  userId: string,
  { method, request, timeZone }: { method: SignInMethod; request: Request; timeZone?: string | undefined },
): Promise<Headers> {
  const { auth, authCookies, httpsOnly } = deps;
  const user = await getUserById(deps, userId);
  if (!user) throw new Error('A session needs a user who exists.');
  const { headers } = await auth.api.openSession({
    body: { userId, method },
    headers: createAuthHeaders(deps, request, timeZone),
    returnHeaders: true,
  });
  const cookies = authCookies.forBrowser(headers);
  appendSignInCookies(cookies, user, httpsOnly);
  const signIn = { method, request, timeZone: readTimeZone(timeZone) };
  cookies.append('Set-Cookie', await recordSuccessfulSignIn(deps, user, signIn));
  return cookies;
}

/** Ends the session of a request, if there is one. Resolves to the headers that delete its cookies. */
export async function closeSession(
  { db, cookies, httpsOnly }: AccountDeps,
  request: Request,
): Promise<Headers> {
  const token = cookies.read(request, SESSION_TOKEN);
  if (token !== undefined) await deleteSession(db, { token });
  const headers = new Headers();
  headers.append('Set-Cookie', cookies.clear(SESSION_TOKEN));
  headers.append('Set-Cookie', clearDisplayCookie(httpsOnly));
  return headers;
}
