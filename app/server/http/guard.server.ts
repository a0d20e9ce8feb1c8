import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { can } from '~/domain/permissions';
import { signInPath } from '~/domain/redirect';
import { isAuthenticated, readSessionUser, SESSION_COOKIE } from '~/domain/session';
import { forgetReadableCookie, readableCookie } from '../accounts/browser-session.server';
import { services } from '../services.server';
import { currentSession, signedIn, signedInPerson } from '../signed-in.server';

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
export const guardAccount: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const current = await context.get(currentSession)();
  const httpsOnly = context.get(services).environment.PUBLIC_URL.startsWith('https:');
  const cookies = request.headers.get('cookie') ?? '';
  if (!current) {
    const headers = new Headers();
    if (isAuthenticated(cookies)) headers.append('Set-Cookie', forgetReadableCookie(httpsOnly));
    throw redirectDocument(signInPath(requestedPath(request)), { headers });
  }
  context.set(signedIn, current);
  context.set(signedInPerson, current.person);
  const response = await next();
  const shown = readSessionUser(cookies);
  const { id, email, name } = current.person;
  const isRight = shown?.id === id && shown.email === email && shown.name === name;
  const decidesItself = response.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  if (!isRight && !decidesItself)
    response.headers.append('Set-Cookie', readableCookie(current.person, httpsOnly));
  return response;
};

/** Behind `guardAccount`: for everybody who is no admin there is no such page. */
export const guardAdmin: MiddlewareFunction<Response> = async (args, next) =>
  guardAccount(args, () => {
    if (!can(args.context.get(signedInPerson), 'back-office.enter'))
      throw new Response(null, { status: 404 });
    return next();
  });
