import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { DISPLAY_COOKIE, isAuthenticated, parseDisplayCookie } from '~/domain/auth/display-cookie';
import { hasPermission, type Permission } from '~/domain/auth/permissions';
import { buildSignInPath } from '~/domain/site/redirect';
import { clearDisplayCookie, displayCookie } from '../../accounts/sessions/browser-session.server';
import { services } from '../../services.server';
import { currentSession, signedIn, signedInUser } from '../../session-context.server';

/** What was asked for: the path and query of the page, also when only its data was. */
function requestedPath(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  return url.pathname.replace(/(\/_)?\.data$/, '') + url.search;
}

/**
 * Lets nobody in without a live session (R-ROUTE-7): others go to the sign-in page, which brings them back here. A
 * readable cookie without a session is deleted; one that is missing or says something old is written anew.
 */
export const requireUser: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const current = await context.get(currentSession)();
  const httpsOnly = context.get(services).environment.PUBLIC_URL.startsWith('https:');
  const cookies = request.headers.get('cookie') ?? '';
  if (!current) {
    const headers = new Headers();
    if (isAuthenticated(cookies)) headers.append('Set-Cookie', clearDisplayCookie(httpsOnly));
    throw redirectDocument(buildSignInPath(requestedPath(request)), { headers });
  }
  context.set(signedIn, current);
  context.set(signedInUser, current.user);
  const response = await next();
  const shown = parseDisplayCookie(cookies);
  const { id, email, name } = current.user;
  const isRight = shown?.id === id && shown.email === email && shown.name === name;
  const decidesItself = response.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${DISPLAY_COOKIE}=`));
  if (!isRight && !decidesItself)
    response.headers.append('Set-Cookie', displayCookie(current.user, httpsOnly));
  return response;
};

/** Behind `guardAccount`: for everybody who is no admin there is no such page. */
export const requireAdmin: MiddlewareFunction<Response> = async (args, next) =>
  requireUser(args, () => {
    if (!hasPermission(args.context.get(signedInUser), 'back-office.enter'))
      throw new Response(null, { status: 404 });
    return next();
  });

/** R-ADMIN-1, behind `requireAdmin`: without the permission, pages of an area do not exist (404), and its actions are forbidden (403). */
export const requireArea =
  (permission: Permission): MiddlewareFunction<Response> =>
  ({ request, context }, next) => {
    if (hasPermission(context.get(signedInUser), permission)) return next();
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    throw new Response(null, { status: isReading ? 404 : 403 });
  };
